// The last mail.
import { letter, type Reader } from "../mail/template.ts";
import type { Mail } from "../mail/mailer.ts";
import { deletionWords } from "./words.ts";

export const goodbyeLetter = (to: Reader, publicUrl: string): Mail =>
  letter(to, deletionWords[to.language].goodbye, { url: `${publicUrl}/contact` });
