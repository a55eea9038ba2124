// What stands around every letter.
import { inEveryLanguage } from "../../languages/server.ts";

export type FrameWords = { colon: string; noButton: string };

declare module "../../languages/server.ts" {
  interface ServerTexts {
    readonly mail: FrameWords;
  }
}

export const frameWords = inEveryLanguage("mail", {
  colon: ":",
  noButton: "If the button does not work, open this address:",
});
