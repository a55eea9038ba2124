// English: the writer hurts themself, or wants to.
import { type PlainWords, regex } from "../../plain-words/table.ts";
import { REALLY, WISH } from "./self-harm.ts";

export const selfInjuryWords: PlainWords[] = [
  {
    id: "want_to_hurt_myself",
    kind: "self_harm",
    pattern: regex`\b${WISH} ${REALLY}(?:cut(?:ting)?|hurt(?:ing)?|harm(?:ing)?|burn(?:ing)?) ?my ?self\b`,
    canBeNegated: true,
  },
  {
    id: "keep_cutting_myself",
    kind: "self_harm",
    pattern: regex`\b(?:been|keep|kept|started|start|stop|i'?m|am) (?:cutting|hurting|harming|burning) my ?self\b`,
    canBeNegated: false,
  },
  {
    id: "cut_myself_again",
    kind: "self_harm",
    pattern: regex`\b(?:cut|hurt|harmed|burned|burnt) my ?self (?:again|on purpose|last night|tonight|to feel|because i)\b`,
    canBeNegated: true,
  },
  {
    id: "self_harm",
    kind: "self_harm",
    pattern: regex`\b(?:${WISH}|been|started|keep|i'?m|am|struggling with|relapsed (?:in|on|with|into)|clean from) self[- ]?harm(?:ing|ed)?\b`,
    canBeNegated: true,
  },
];
