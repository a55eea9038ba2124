import type { WordsOf } from "../../catalog.ts";

export const landing: WordsOf<"landing"> = {
  pageTitle: "Luli : le chiot toujours heureux de te voir",
  hero: {
    title: () => (
      <>
        Le chiot <br />
        toujours heureux <br />
        de te voir
      </>
    ),
    lead: "Luli est un petit bichon frisé avec qui discuter. Raconte ta journée, fais une caresse, et regarde cette queue remuer.",
    fine: "7 jours gratuits, puis $20/mois. Résiliable à tout moment.",
    puppy: "Luli, joie et jeux",
    say: () => (
      <>
        <b>Ouaf !</b> Moi, c’est Luli. Et toi, comment tu t’appelles ?
      </>
    ),
  },
  start: "Essayer gratuitement",
  demo: "Voir la démo",
  sample: {
    level: (level) => `Niveau ${level}`,
    xp: (xp) => `${xp} XP`,
    bar: "Les XP de Luli, un exemple",
  },
  features: {
    title: "Petit chiot. Grandes émotions.",
    lead: "Tout ce que fait Luli est là pour adoucir un peu ta journée.",
    chat: {
      title: "Discuter à toute heure",
      text: "Raconte ta journée à Luli. Chaque réponse arrive mot à mot, en remuant la queue.",
      say: "Raconte-moi tout !",
    },
    moods: {
      title: "Des humeurs qui se voient",
      text: "Envie de jouer, de dormir, de calme ou de fête : les oreilles, les yeux et la queue te le disent.",
    },
    pets: {
      title: "Caresses et queue qui remue",
      text: "Un petit geste derrière les oreilles. Il n’en faut pas plus pour faire fondre un chiot.",
    },
    levels: {
      title: "Grandir ensemble",
      text: "Discute et gagne des XP. Chaque niveau rapproche Luli d’un nouveau look courageux.",
    },
    variants: {
      title: "Six Luli à rencontrer",
      text: "Luli, Baby, Sleepy, Hero, Party et Royal. Un chiot, tout un univers.",
    },
    outfits: {
      title: "Une tenue pour chaque jour",
      text: "Une couronne royale, un collier étincelant, un bandana tendresse. Assortis et craque.",
    },
  },
  closing: {
    title: "La porte de Luli est toujours ouverte",
    lead: "Entre et dis bonjour. Les 7 premiers jours sont gratuits, et tu peux partir quand tu veux.",
    fine: "Ensuite $20/mois. Résiliable à tout moment.",
    puppy: "Luli à la porte, une patte levée pour saluer",
  },
};
