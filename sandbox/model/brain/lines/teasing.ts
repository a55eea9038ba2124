// Jokes, laughter, kind words and unkind ones.
import { topics } from "../table.ts";

export const teasing = topics`
  # insult gentle ${/\b(?:you(?:'re| are| r)?|u|ur|luli(?: is)?|this) (?:so |such |really |a |an |very |just |are |is |'re )*(?:stupid|dumb|idiot|useless|boring|suck|sucks|ugly|annoying|bad dog|terrible|worst|lame|trash|garbage)\b|\b(?:shut up|fuck (?:you|off)|i hate (?:you|luli)|screw you|bad (?:dog|puppy|girl|boy))\b/}
  - Fair enough{,name}, I don't always get it right.
  - Okay{,name}, that one didn't land.
  - I take the point{,name}.
  - Noted{,name}, no hard feelings on this side.
  ? What would be more helpful?
  ? What did I get wrong?
  ? Did something else make today hard?
  ? What would you like instead?

  # joke playful ${/\bjokes?\b|\bmake me (?:laugh|smile)\b|\b(?:something|anything) funny\b|\bcheer me up\b|\briddle\b|\bpun\b/}
  - What do you call a dog who does magic? A labracadabrador.
  - Why did the puppy sit in the shade? It didn't want to be a hot dog.
  - What is a dog's favourite city? New Yorkie.
  - Why are dogs bad dancers? Two left feet, twice.
  + I practised that one on a cushion.
  + The cushion laughed, I'm nearly sure.
  + I'll be here all week, mostly because I live here.
  + Please hold your applause and your treats.

  # laugh playful ${/^(?:\W*(?:ha(?:ha)+\w*|he(?:he)+|lo+l|lmao|rofl|xd|hihi|\u{1f602}|\u{1f923}|\u{1f604}|\u{1f606})\W*)+(?:that'?s? (?:was |is )?(?:so )?(?:good|funny|hilarious))?\W*$|\b(?:that's|that was|you're|you are|so) (?:so |really |very )?(?:funny|hilarious)\b/u}
  - That laugh suits you{,name}.
  - Hee, got you{,name}.
  - I love that sound{,name}.
  - A laugh{,name}, that's worth three biscuits.
  ? What else made you laugh lately?
  ? Who do you laugh with most?
  ? What is the silliest thing you saw this week?
  ? What kind of humour do you like?

  # affection playful ${/\b(?:i )?(?:love|adore|like) (?:you|u|luli)\b|\b(?:you(?:'re| are| r)?|ur|luli(?: is)?|what a|who's a|such a) (?:so |such |really |a |an |the |very |my |is )*(?:cute|adorable|sweet|best|amazing|awesome|great|lovely|good (?:girl|boy|dog|puppy)|fluffy|beautiful|pretty|smart|clever|wonderful|kind|nice|cutie|favou?rite|friend)\b|\bgood (?:girl|boy|dog|puppy|luli|bot)\b|\b(?:hugs?|cuddles?|boops?|pats?|pets?|belly rubs?|scritch\w*|snuggles?)\b(?! (?:shop|store|food))|\u2764|\u{1f970}|\u{1f60d}|\u{1f495}/u}
  - Oh, now my curls are blushing{,name}.
  - That's the loveliest thing to say{,name}.
  - Straight to the tail{,name}.
  - You're a kind one yourself{,name}.
  ? What put you in such a sweet mood?
  ? Who else gets kind words from you today?
  ? What's something nice somebody said to you lately?
  ? How did I earn that?
`;
