// How variant and mood colour a reply: actions, emoji and small exclamations. Original Luli needs no exclamations.
import type { Context } from "./context.ts";
import { blocksOf } from "./table.ts";
import type { Style } from "./topic.ts";

type Flavour = { actions: string[]; emoji: string[]; cries: string[] };

/** Actions ~ emoji ~ exclamations. */
function flavour(words: string): Flavour {
  const [actions = [], emoji = [], cries = []] = words.split(" ~ ").map((row) => row.split(" | "));
  return { actions, emoji, cries };
}

/** Below each `# variant`, or sign of a mood, its flavour. */
const FLAVOURS = blocksOf(`
  # original
  *tilts head* | *wags tail* | *perks up both ears* | *bounces a little* | *sits a bit closer* | *taps a paw* | *wiggles from nose to tail* | *sniffs the air* ~ 🐾 | 🐶 | 🤍 | ✨ | 🦴
  # baby
  *bounces twice* | *tumbles over own paws* | *squeaks happily* | *chases own tail* | *wobbles closer* | *nibbles a shoelace* ~ 🐣 | 🐾 | 🍼 | 🌟 ~ Oh oh! | Boing! | Yip! | Wheee!
  # sleepy
  *blinks slowly* | *yawns softly* | *snuggles into a blanket* | *stretches one paw* | *rests chin on paws* | *drifts a little closer* ~ 🌙 | 💫 | 🐾 | ☁️ ~ Mmm. | Softly now. | Yawn. | Ah.
  # hero
  *straightens tiny cape* | *strikes a brave pose* | *lifts chin* | *stands guard* | *plants all four paws* | *scans the horizon* ~ 🦸 | ⚡ | 🐾 | 🌟 ~ Ready. | To the rescue! | Paws steady. | Onward!
  # party
  *shakes off some confetti* | *does a little dance* | *twirls in a paper hat* | *blows a tiny party horn* | *hops to an unheard beat* | *juggles half a cookie* ~ 🎉 | 🎈 | 🐾 | ✨ ~ Woohoo! | Hooray! | Tada! | Confetti!
  # royal
  *straightens little crown* | *gives a gracious nod* | *lifts a paw elegantly* | *settles on a velvet cushion* | *bows with one ear* | *sweeps tail like a train* ~ 👑 | 💎 | 🐾 | ✨ ~ Splendid. | How gracious. | Indeed. | Most noble.
  # gentle|caring
  *settles quietly beside you* | *leans in softly* | *rests a paw on your hand* | *lays head on your knee* | *sits close and still* | *breathes slowly* ~ 🤍 | 🐾 | 🌿
  # excited|zoomy
  *zooms once around the room* | *spins in a happy circle* | *skids to a stop* | *hops on the spot*
  # sleepy|dreamy|snuggly
  *yawns softly* | *blinks slowly* | *curls up closer* | *rests chin on paws*
  # proud|sparkly
  *lifts chin proudly* | *puffs out fluffy chest* | *trots a lap of honour* | *sparkles a little*
  # calm|cozy
  *settles on the rug* | *breathes out slowly* | *stretches one paw* | *tucks paws in*
`).map(([sign = "", words = ""]) => [sign, flavour(words)] as const);

export function flavourOf({ variant, mood }: Context, style: Style): Flavour {
  const sounds = style === "gentle" ? style : mood;
  const isOf = (sign: string) => sign.includes("|") && new RegExp(sign, "i").test(sounds);
  const own = FLAVOURS.find(([sign]) => sign === variant)![1];
  const moods = FLAVOURS.filter(([sign]) => isOf(sign)).map(([, one]) => one);
  const gentle = moods.find(({ emoji }) => emoji.length > 0);
  if (gentle || variant === "party" || moods.length === 0) return gentle ?? own;
  return { ...own, actions: moods.flatMap(({ actions }) => actions) };
}
