// Where a link leads, as browsers read it: to them a backslash is a slash, and a tab or a line break is nothing.

const HERE = "https://here.invalid";

/** Leads to a page of ours, whatever it looks like. */
export const isOwnPath = (text: string): boolean =>
  text.startsWith("/") && URL.parse(text, HERE)?.origin === HERE;

/** An address by https without a user's name in it, which would look like the host: https://luli.example@evil.example. */
export function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}
