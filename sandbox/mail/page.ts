// The page of caught mails: readable without styles, without scripts, and a mail can run none either.
import { escapeHtml } from "../../shared/escape-html.ts";
import { type Mail, isFor } from "./mail.ts";
import { PAGE_STYLE } from "./page-style.ts";

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
