// How variant and mood colour a reply: actions, emoji and small exclamations. Original Luli needs no exclamations.
import type { Context, Variant } from "./context.ts";
import { blocksOf } from "./table.ts";
import type { Style } from "./topic.ts";

type Flavour = { actions: string[]; emoji: string[]; cries: string[] };

/** Actions ~ emoji ~ exclamations. */
function flavour(words: string): Flavour {
  const [actions = [], emoji = [], cries = []] = words.split(" ~ ").map((row) => row.split(" | "));
  return { actions, emoji, cries };
}

const VARIANT: Record<Variant, Flavour> = {
  original: flavour(
    "*tilts head* | *wags tail* | *perks up both ears* | *bounces a little* | *sits a bit closer* | *taps a paw* | *wiggles from nose to tail* | *sniffs the air* ~ 🐾 | 🐶 | 🤍 | ✨ | 🦴",
  ),
  baby: flavour(
    "*bounces twice* | *tumbles over own paws* | *squeaks happily* | *chases own tail* | *wobbles closer* | *nibbles a shoelace* ~ 🐣 | 🐾 | 🍼 | 🌟 ~ Oh oh! | Boing! | Yip! | Wheee!",
  ),
  sleepy: flavour(
    "*blinks slowly* | *yawns softly* | *snuggles into a blanket* | *stretches one paw* | *rests chin on paws* | *drifts a little closer* ~ 🌙 | 💫 | 🐾 | ☁\ufe0f ~ Mmm. | Softly now. | Yawn. | Ah.",
  ),
  hero: flavour(
    "*straightens tiny cape* | *strikes a brave pose* | *lifts chin* | *stands guard* | *plants all four paws* | *scans the horizon* ~ 🦸 | ⚡ | 🐾 | 🌟 ~ Ready. | To the rescue! | Paws steady. | Onward!",
  ),
  party: flavour(
    "*shakes off some confetti* | *does a little dance* | *twirls in a paper hat* | *blows a tiny party horn* | *hops to an unheard beat* | *juggles half a cookie* ~ 🎉 | 🎈 | 🐾 | ✨ ~ Woohoo! | Hooray! | Tada! | Confetti!",
  ),
  royal: flavour(
    "*straightens little crown* | *gives a gracious nod* | *lifts a paw elegantly* | *settles on a velvet cushion* | *bows with one ear* | *sweeps tail like a train* ~ 👑 | 💎 | 🐾 | ✨ ~ Splendid. | How gracious. | Indeed. | Most noble.",
  ),
};

const GENTLE = flavour(
  "*settles quietly beside you* | *leans in softly* | *rests a paw on your hand* | *lays head on your knee* | *sits close and still* | *breathes slowly* ~ 🤍 | 🐾 | 🌿",
);

/** Below each `# sign of the mood` its actions. */
const MOODS = blocksOf(`
  # excited|zoomy
  *zooms once around the room* | *spins in a happy circle* | *skids to a stop* | *hops on the spot*
  # sleepy|dreamy|snuggly
  *yawns softly* | *blinks slowly* | *curls up closer* | *rests chin on paws*
  # proud|sparkly
  *lifts chin proudly* | *puffs out fluffy chest* | *trots a lap of honour* | *sparkles a little*
  # calm|cozy
  *settles on the rug* | *breathes out slowly* | *stretches one paw* | *tucks paws in*
`);

export function flavourOf(context: Context, style: Style): Flavour {
  if (style === "gentle" || /gentle|caring/i.test(context.mood)) return GENTLE;
  const own = VARIANT[context.variant];
  const moody =
    context.variant === "party"
      ? []
      : MOODS.flatMap(([mood, actions]) =>
          new RegExp(mood!, "i").test(context.mood) ? flavour(actions!).actions : [],
        );
  return moody.length > 0 ? { ...own, actions: moody } : own;
}
