// Google's page where a person is chosen: a form each, readable without scripts.
import { PAGE_STYLE } from "../mail/page-style.ts";
import { html, type Html } from "../stripe/pages/html.ts";
import type { GoogleAccount } from "./accounts.ts";

/** `asked` is what the application sent along; it comes back with the choice. */
export function choicePage(
  accounts: GoogleAccount[],
  asked: Record<string, string>,
  action: string,
): string {
  const fields = Object.entries(asked).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page(
    "Choose an account",
    html`<p>This stands in for Google: anyone here can sign in to Luli.</p>
      ${accounts.map(
        ({ email, name }) =>
          html`<article>
            <form method="post" action="${action}">
              <input type="hidden" name="email" value="${email}" />${fields}
              <button>${name} (${email})</button>
            </form>
          </article>`,
      )}`,
  );
}

export const refusalPage = (reason: string): string =>
  page("That does not work", html`<p>${reason}</p>`);

const page = (title: string, body: Html): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} \u00b7 Luli sandbox</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body.html}
</main>
</body>
</html>
`;
