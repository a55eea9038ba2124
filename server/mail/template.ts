// Template of all our mails: plain text, and HTML with the same words (template-html.ts), in the reader's language.
import type { Language } from "../../shared/contracts/language.ts";
import { renderHtml } from "./template-html.ts";
import { frameWords } from "./words.ts";
import type { Mail } from "../platform/mail.ts";

export type Reader = { email: string; language: Language };
/** Words of an email in one language. */
export type EmailWords = {
  subject: string;
  lines: string[];
  /** Label of the button. */
  link: string;
  closing: string;
};
type MailExtras = {
  /** Target of the button: always one of our pages. */
  url: string;
  /** Numbers with their names. */
  facts?: { name: string; value: string }[];
  /** Set for optional mails: ends all of their kind, also from the mail program's own button (RFC 8058). */
  unsubscribe?: { label: string; url: string };
};
export type Email = EmailWords & MailExtras & { language: Language };

export function renderEmail(
  { email, language }: Reader,
  words: EmailWords,
  parts: MailExtras,
): Mail {
  const { subject, lines, link, closing } = words;
  const { url, facts = [], unsubscribe } = parts;
  const { colon } = frameWords[language];
  const text = [
    ...lines,
    facts.map(({ name, value }) => `${name}${colon} ${value}`).join("\n"),
    `${link}${colon}\n${url}`,
    closing,
    "Luli 🐾",
    unsubscribe ? `${unsubscribe.label}${colon}\n${unsubscribe.url}` : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return {
    to: email,
    subject,
    text,
    html: renderHtml({ ...words, ...parts, language }),
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${unsubscribe.url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
}
