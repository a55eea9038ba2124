// One look for every mail: plain text, and simple HTML with the same words.
import type { Mail } from "./mail.ts";

type Content = {
  subject: string;
  lines: string[];
  link: { label: string; url: string };
  closing: string;
};

export function letter(to: string, { subject, lines, link, closing }: Content): Mail {
  const text = [...lines, `${link.label}:\n${link.url}`, closing, "Luli 🐾"].join("\n\n");
  const html = [
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    `<p>${escapeHtml(closing)}</p>`,
    "<p>Luli 🐾</p>",
  ].join("\n");
  return { to, subject, text, html };
}

function escapeHtml(value: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return value.replace(/[&<>"']/g, (character) => entities[character]!);
}
