// The answer to a report: what an admin wrote, in a frame of the person's language.
import type { Mail } from "../platform/mail.ts";
import { type Reader, renderEmail } from "../mail/template.ts";
import { reportWords } from "./words.ts";

/** The mail leaves out the content of the chat. */
export function answerEmail(to: Reader, answer: string, publicUrl: string): Mail {
  const words = reportWords[to.language].answer;
  const paragraphs = answer.split(/\n{2,}/);
  return renderEmail(
    to,
    { ...words, lines: [...words.lines, ...paragraphs] },
    { url: `${publicUrl}/contact` },
  );
}
