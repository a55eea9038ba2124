// What the landing page says.
import { english } from "../../lib/words/words.ts";

export const landingWords = english("landing", {
  pageTitle: "Luli: the puppy who’s always happy to see you",
  hero: {
    /** Broken by hand: no font that comes late moves a word to another line. */
    title: () => (
      <>
        The puppy who’s <br />
        always happy <br />
        to see you
      </>
    ),
    lead: "Luli is a little Bichon Frise you can chat with. Share your day, pet Luli, watch that tail go.",
    fine: "7 days free, then $20/month. Cancel anytime.",
    puppy: "Luli, happy and playful",
    say: () => (
      <>
        <b>Woof!</b> I’m Luli. What’s your name?
      </>
    ),
  },
  start: "Start Free Trial",
  demo: "See Demo",
  sample: {
    level: (level: number) => `Level ${level}`,
    xp: (xp: number) => `${xp} XP`,
    bar: "Luli’s XP, an example",
  },
  features: {
    title: "Small puppy. Big feelings.",
    lead: "Everything Luli does is there to make your day a bit softer.",
    chat: {
      title: "Chat any time",
      text: "Tell Luli about your day. Every reply arrives word by word, with a wag.",
      say: "Tell me everything!",
    },
    moods: {
      title: "Moods you can see",
      text: "Playful, sleepy, calm or over the moon: ears, eyes and tail tell you which.",
    },
    pets: {
      title: "Pets and tail wags",
      text: "One tap behind the ears. That is all it takes to make a puppy melt.",
    },
    levels: {
      title: "Level up together",
      text: "Chat and earn XP. Every level brings Luli closer to a brave new look.",
    },
    variants: {
      title: "Six Lulis to meet",
      text: "Luli, Baby, Sleepy, Hero, Party and Royal. One puppy, a whole universe.",
    },
    outfits: {
      title: "Dressed for the day",
      text: "A royal crown, a sparkle collar, a love bandana. Mix, match, swoon.",
    },
  },
  closing: {
    title: "Luli’s door is always open",
    lead: "Come in and say hi. The first 7 days are free, and you can leave whenever you like.",
    fine: "Then $20/month. Cancel anytime.",
    puppy: "Luli at the door, waving a paw",
  },
});
