// One look for every mail of ours: plain text, and HTML with the same words (letter-html.ts).
import { letterHtml } from "./letter-html.ts";
import type { Mail } from "./mail.ts";

export type Letter = {
  subject: string;
  lines: string[];
  /** Numbers with their names. */
  facts?: { name: string; value: string }[];
  /** Always to a page of ours. */
  link: { label: string; url: string };
  closing: string;
  /** Of a mail that nobody needs: ends all of its kind, from the mail program's own button as well (RFC 8058). */
  unsubscribe?: { label: string; url: string };
};

export function letter(to: string, content: Letter): Mail {
  const { subject, lines, facts = [], link, closing, unsubscribe } = content;
  const parts = [
    ...lines,
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    `${link.label}:\n${link.url}`,
    closing,
    "Luli 🐾",
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.url}` : "",
  ];
  const text = parts.filter((part) => part !== "").join("\n\n");
  return {
    to,
    subject,
    text,
    html: letterHtml(content),
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${unsubscribe.url}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
  };
}
