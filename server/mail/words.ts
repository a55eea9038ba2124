// What stands around every letter.
import { inEveryLanguage } from "../../languages/server.ts";

export type FrameWords = { colon: string; noButton: string };

export const frameWords = inEveryLanguage<FrameWords>("mail", {
  colon: ":",
  noButton: "If the button does not work, open this address:",
});
