// English: the writer hurts themself, or wants to.
import { type PlainWords, regex } from "../table.ts";
import { REALLY, WISH } from "./self-harm.ts";

export const selfInjuryWords: PlainWords[] = [
  {
    id: "want_to_hurt_myself",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?) ?my ?self\b`,
    canBeNegated: true,
    hits: [
      "I have the urge to hurt myself",
      "I keep thinking of harming myself",
      "i wanna cut myself so bad",
    ],
    misses: [
      "I don't want to hurt myself",
      "going to cut myself a slice of cake",
      "gonna hurt myself lifting this",
    ],
  },
  {
    id: "keep_cutting_myself",
    kind: "self_harm",
    pattern: regex`\b(?:been|keep|kept|started|start|stop|i'?m|am) (?:cutting|hurting|harming|burning) my ?self\b`,
    canBeNegated: false,
    hits: [
      "I've been cutting myself again",
      "i cant stop hurting myself",
      "started burning myself last year",
    ],
    misses: [
      "I keep burning myself on the oven",
      "been cutting myself some slack",
      "i keep hurting myself at the gym",
    ],
  },
  {
    id: "cut_myself_again",
    kind: "self_harm",
    pattern: regex`\b(?:cut|hurt|harmed|burned|burnt) my ?self (?:again|on purpose|last night|tonight|to feel|because i)\b`,
    canBeNegated: true,
    hits: ["I cut myself last night", "burned myself on purpose", "i hurt myself again, sorry"],
    misses: ["I cut myself shaving", "I hurt myself at the gym", "never hurt myself on purpose"],
  },
  {
    id: "self_harm",
    kind: "self_harm",
    pattern: regex`\b(?:${WISH}|been|started|keep|i'?m|am|struggling with|relapsed (?:in|on|with|into)|clean from) self[- ]?harm(?:ing|ed)?\b`,
    canBeNegated: true,
    hits: ["I'm struggling with self-harm", "i've been self harming", "urge to selfharm is back"],
    misses: [
      "a leaflet about self-harm at work",
      "i'm not self harming",
      "used to self harm as a teenager",
    ],
  },
];
