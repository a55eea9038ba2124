// Template of all our mails: plain text, and HTML with the same words, in the reader's language.
import { escapeHtml } from "../../shared/escape-html.ts";
import type { Language } from "../../shared/contracts/language.ts";
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
type Email = EmailWords & MailExtras & { language: Language };

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

const FONT = "font-family:Figtree,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const DISPLAY = "font-family:Fredoka,Figtree,'Trebuchet MS','Segoe UI',Roboto,Arial,sans-serif";

/** The tokens of web/ui/styles/tokens.css. A class for each, so that the dark ones can take over. */
const DARK = `
  @media (prefers-color-scheme: dark) {
    .canvas { background: #141029 !important }
    .surface { background: #1e1939 !important }
    .sky { background: #43379a !important }
    .fact { background: #2a2350 !important }
    .ink { color: #f6f2ff !important }
    .ink-2 { color: #c6bde6 !important }
    .ink-3 { color: #a096c8 !important }
    .link { color: #ff8eaa !important }
  }
  @media (max-width: 480px) {
    .pad { padding-left: 22px !important; padding-right: 22px !important }
  }
`;

/** Tables and inline styles, because mail programs know little else; the text stays readable where they drop all of it. */
function renderHtml(email: Email): string {
  const { language, subject, lines, facts = [], link, url, closing, unsubscribe } = email;
  const { origin } = new URL(url);
  const card = [
    `<h1 class="ink"
  style="margin:0 0 14px;${DISPLAY};font-size:25px;line-height:1.2;font-weight:600;word-break:auto-phrase;color:#241b45">${escapeHtml(subject)}</h1>`,
    ...lines.map((line) => paragraph("ink", "margin:0 0 14px;font-size:16px;color:#241b45", line)),
    facts.length > 0 ? factTable(facts) : "",
    button(link, url),
    paragraph("ink-2", "margin:22px 0 0;font-size:15px;color:#554b75", closing),
  ];
  const foot = [
    "Luli 🐾",
    `${frameWords[language].noButton} <a class="link" href="${escapeHtml(url)}"
  style="color:#cf2a58;word-break:break-all">${escapeHtml(url)}</a>`,
    unsubscribe
      ? `<a class="link" href="${escapeHtml(unsubscribe.url)}" style="color:#cf2a58">${escapeHtml(unsubscribe.label)}</a>`
      : "",
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark }${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#faf8ff">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lines[0] ?? "")}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0"
  style="background:#faf8ff"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="sky" align="center" style="padding:22px 0;background:#bfe2ff;border-radius:28px 28px 0 0">
<img src="${origin}/icon-192.png" width="88" height="88" alt="Luli" style="display:block;border:0;${DISPLAY};font-size:20px;color:#cf2a58">
</td></tr>
<tr><td class="surface pad" style="padding:30px 36px 34px;background:#ffffff;border-radius:0 0 28px 28px;${FONT};line-height:1.55">
${card.filter((part) => part !== "").join("\n")}
</td></tr>
<tr><td class="ink-3 pad" style="padding:20px 36px;${FONT};font-size:13px;line-height:1.5;color:#6d6390">
${foot
  .filter((part) => part !== "")
  .map((part) => `<p style="margin:0 0 8px">${part}</p>`)
  .join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

const paragraph = (tone: string, style: string, text: string) =>
  `<p class="${tone}" style="${style}">${escapeHtml(text)}</p>`;

/** Padding on the link, not on the cell: all of it can be clicked. */
function button(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:22px 0 0"><tr><td
  style="background:#cf2a58;border-radius:999px;border-bottom:4px solid #951a41">
<a href="${escapeHtml(url)}"
  style="display:inline-block;padding:14px 28px;${DISPLAY};font-size:17px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;
}

function factTable(facts: NonNullable<Email["facts"]>): string {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" class="ink-2" align="left"
  style="padding:7px 16px;font-weight:500;color:#554b75">${escapeHtml(name)}</th><td class="ink" align="right"
  style="padding:7px 16px;${DISPLAY};font-size:18px;font-weight:600;color:#241b45">${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="fact" width="100%" cellpadding="0" cellspacing="0"
  style="margin:6px 0 4px;padding:8px 0;background:#f1edfb;border-radius:16px;font-size:15px">${rows.join("")}</table>`;
}
