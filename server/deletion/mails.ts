// The last mail.
import { renderEmail, type Reader } from "../mail/template.ts";
import type { Mail } from "../platform/mail.ts";
import { deletionWords } from "./words.ts";

export const goodbyeEmail = (to: Reader, publicUrl: string): Mail =>
  renderEmail(to, deletionWords[to.language].goodbye, { url: `${publicUrl}/contact` });
