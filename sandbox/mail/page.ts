// The page of caught mails: readable without styles, without scripts, and a mail can run none either.
import { escapeHtml } from "../../shared/escape-html.ts";
import { type Mail, isFor } from "./mail.ts";

const SHOWN = 50;

export function mailPage(mails: Mail[], to = ""): string {
  const found = to ? mails.filter((mail) => isFor(mail, to)) : mails;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caught mails (${found.length}) \u00b7 Luli sandbox</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>Caught mails</h1>
<p>Nothing leaves this machine: every mail that Luli sends here ends up on this page, newest first.</p>
<form method="get" role="search">
<label for="to">Sent to</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}" autocomplete="off" placeholder="name@example.com">
<button>Show</button>
</form>
<p>${count(found.length, to)}</p>
</header>
<main>
${found.length === 0 ? "<p>No mail yet. Reload this page after one was sent.</p>" : ""}
${found
  .slice(0, SHOWN)
  .map((mail, place) => article(mail, place === 0))
  .join("\n")}
</main>
</body>
</html>
`;
}

function count(found: number, to: string): string {
  const mails = found === 1 ? "1 mail" : `${found} mails`;
  const shown = found > SHOWN ? `, the newest ${SHOWN} shown` : "";
  return to
    ? `${mails} to ${escapeHtml(to)}${shown}. <a href="?">Show all</a>`
    : `${mails}${shown}.`;
}

function article(mail: Mail, isNewest: boolean): string {
  const subject = escapeHtml(mail.subject || "(no subject)");
  const title = `mail-${mail.id}`;
  return `<article aria-labelledby="${title}">
<h2 id="${title}">${subject}</h2>
<dl>
<dt>To</dt><dd>${mail.to.map(escapeHtml).join(", ")}</dd>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>Sent</dt><dd><time datetime="${mail.sent_at}">${mail.sent_at.slice(0, 19).replace("T", " ")} UTC</time></dd>
</dl>
${mail.html ? frame(mail.html, subject, isNewest) : ""}
${mail.text ? `<div class="text">${linkify(mail.text)}</div>` : ""}
</article>`;
}

/**
 * The sandbox allows no script, form, popup or origin; a link may open in the whole window, but only when a person clicks
 * it. The first base element of a document wins, so a mail cannot send its links elsewhere.
 */
function frame(html: string, subject: string, isOpen: boolean): string {
  const document = escapeHtml(
    `<!doctype html><base target="_top"><meta name="referrer" content="no-referrer">${html}`,
  );
  return `<details${isOpen ? " open" : ""}><summary>As designed</summary>
<iframe title="${subject}, as designed" sandbox="allow-top-navigation-by-user-activation"
  referrerpolicy="no-referrer" loading="lazy" srcdoc="${document}"></iframe>
</details>`;
}

const LINK = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

function linkify(text: string): string {
  let html = "";
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const link = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(from, match.index))}<a href="${link}" target="_top" rel="noreferrer">${link}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
}

// The look of the page of caught mails, in Luli's colours; it stands alone, so the values are written out.
const PAGE_STYLE = `
:root { color-scheme: light dark; --canvas: #faf8ff; --surface: #fff; --ink: #241b45; --ink-2: #554b75;
  --line: #e6dff3; --link: #cf2a58; --focus: #6d4fe0; }
@media (prefers-color-scheme: dark) { :root { --canvas: #141029; --surface: #1e1939; --ink: #f6f2ff;
  --ink-2: #c6bde6; --line: #322a5a; --link: #ff8eaa; --focus: #b9a8ff; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px 84px; background: var(--canvas); color: var(--ink);
  font: 500 16px/1.55 Figtree, system-ui, sans-serif; }
header, main { max-width: 720px; margin: 0 auto; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.1; }
h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.25; overflow-wrap: anywhere; }
header p { color: var(--ink-2); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
input { flex: 1 1 200px; }
input, button { min-height: 44px; padding: 8px 16px; border: 1px solid #8f86ad; border-radius: 16px;
  background: var(--surface); color: inherit; font: inherit; }
button { border-radius: 999px; background: #cf2a58; border-color: #cf2a58; color: #fff; font-weight: 600; cursor: pointer; }
article { margin: 24px 0; padding: 24px; border: 1px solid var(--line); border-radius: 24px; background: var(--surface); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; margin: 0 0 16px; font-size: 14.5px; color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; }
summary { padding: 8px 0; cursor: pointer; font-weight: 600; }
iframe { display: block; width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 16px;
  background: #fff; resize: vertical; }
.text { margin-top: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
