// The page behind an email's unsubscribe link. It needs no script and no sign-in, so that neither stops people who want to
// leave.
import type { Language } from "../../shared/contracts/language.ts";
import { weeklyWords } from "./words.ts";

const STYLE = `
:root { color-scheme: light dark; --canvas: light-dark(#faf8ff, #141029); --surface: light-dark(#fff, #1e1939);
  --ink: light-dark(#241b45, #f6f2ff); --ink-2: light-dark(#554b75, #c6bde6);
  --sky: light-dark(#bfe2ff, #43379a); --link: light-dark(#cf2a58, #ff8eaa);
  --focus: light-dark(#6d4fe0, #b9a8ff); }
* { box-sizing: border-box; }
body { display: grid; min-height: 100dvh; margin: 0; padding: 24px 16px; place-items: center;
  background: var(--canvas); color: var(--ink); font: 500 17px/1.55 "Figtree Variable", system-ui, sans-serif; }
main { width: min(520px, 100%); border-radius: 32px; overflow: hidden; background: var(--surface);
  text-align: center; box-shadow: 0 24px 48px -16px rgb(45 25 90 / 0.2); }
img { display: block; width: 100%; height: 150px; padding: 22px 0; object-fit: contain; background: var(--sky); }
div { padding: 28px 28px 34px; }
h1 { margin: 0 0 12px; font: 600 30px/1.1 "Fredoka Variable", "Trebuchet MS", system-ui, sans-serif; text-wrap: balance; }
p { margin: 0 0 18px; color: var(--ink-2); text-wrap: pretty; }
button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 999px; background: #cf2a58; color: #fff;
  font: 600 17px/1 "Fredoka Variable", "Trebuchet MS", system-ui, sans-serif; box-shadow: 0 4px 0 #951a41;
  cursor: pointer; }
button:active { transform: translateY(4px); box-shadow: none; }
a { color: var(--link); font-weight: 600; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`;

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Luli</title>
<link rel="icon" href="/icon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
<img src="/icon-192.png" alt="">
<div>
<h1>${title}</h1>
${body}
</div>
</main>
</body>
</html>
`;

const settings = (label: string) => `<a href="/settings">${label}</a>`;
const contact = (label: string) => `<a href="/contact">${label}</a>`;

/** Asks once more, because programs that look at every link of a mail must not end anything. */
export function askPage(language: Language): string {
  const { title, text, button } = weeklyWords[language].page.ask;
  const form = `<form method="post"><button>${button}</button></form>`;
  return page(language, title, `<p>${text}</p>\n${form}`);
}

export function donePage(language: Language): string {
  const { title, text } = weeklyWords[language].page.done(settings);
  return page(language, title, `<p>${text}</p>`);
}

export function wrongPage(language: Language): string {
  const { title, text } = weeklyWords[language].page.wrong(settings, contact);
  return page(language, title, `<p>${text}</p>`);
}
