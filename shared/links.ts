// Resolves a link as browsers do: a backslash counts as a slash, and tabs and line breaks are ignored.

const HERE = "https://here.invalid";

/** Leads to a page of ours, whatever it looks like. */
export const isOwnPath = (text: string): boolean =>
  text.startsWith("/") && URL.parse(text, HERE)?.origin === HERE;

/** An address by https without a user's name in it, which would look like the host: https://luli.example@evil.example. */
export function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}
