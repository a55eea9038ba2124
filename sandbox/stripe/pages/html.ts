// The frame around every page of the stand-in, and what goes into HTML safely.
import { escapeHtml } from "../../../shared/escape-html.ts";

export type Html = { html: string };

/** A template whose values are escaped unless they are Html already. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const text = parts.map((part, index) => part + render(values[index] ?? ""));
  return { html: text.join("") };
}

function render(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((one) => one.html).join("");
  return typeof value === "string" ? escapeHtml(value) : value.html;
}

export function pageOf(title: string, main: Html, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(
    ([key, value]) => ` data-${key}="${escapeHtml(value)}"`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Test payments</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body${attributes.join("")}>
<p class="banner">Test payments: no money moves</p>
<main>
${main.html}
</main>
</body>
</html>
`;
}

/** Shows minute and zone: the app's own pages use the person's day. */
const DATE = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});
const MONEY = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export const date = (seconds: number): string => DATE.format(seconds * 1000);
export const money = (cents: number): string => MONEY.format(cents / 100);
