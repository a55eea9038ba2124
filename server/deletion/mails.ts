// The last mail.
import { letter, type Reader } from "../letter.ts";
import type { Mail } from "../mail.ts";
import { deletionWords } from "./words.ts";

export const goodbyeLetter = (to: Reader, publicUrl: string): Mail =>
  letter(to, deletionWords[to.language].goodbye, { url: `${publicUrl}/contact` });
