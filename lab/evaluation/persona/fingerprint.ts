// Names the prompt, so that docs/persona.md can say for which one its table was measured.
import { createHash } from "node:crypto";
import { CRISES, PAGE_ASKS, TOLD, VARIANT_CARDS } from "../../../server/chat/model/persona.ts";
import { buildPrompt } from "../../../server/chat/model/prompt.ts";

const EXAMPLE = buildPrompt({
  puppy: { name: "Luli", variant: "original", mood: "Happy & Playful", level: 1 },
  userName: null,
  turns: [],
  message: "Hi",
  language: "en-US",
  timeZone: "UTC",
  now: new Date(0),
});

/** The beginning of a hash of one whole prompt, and of the parts of the persona that it lacks. */
export const PROMPT = createHash("sha256")
  .update(JSON.stringify([EXAMPLE, VARIANT_CARDS, TOLD, PAGE_ASKS, CRISES]))
  .digest("hex")
  .slice(0, 8);
