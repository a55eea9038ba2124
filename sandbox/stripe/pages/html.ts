// The frame around every page of the stand-in.
import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

export const pageOf = (title: string, main: Html, data: Record<string, string> = {}): Html =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Test payments</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
</head>
<body${Object.entries(data).map(([key, value]) => html` data-${key}="${value}"`)}>
<p class="banner">Test payments: no money moves</p>
<main>
${main}
</main>
</body>
</html>
`;

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
