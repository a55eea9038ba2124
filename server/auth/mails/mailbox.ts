// The mailbox behind an address, for limits: many spellings of it are one. Never where an address is written to or looked up.

/** These ignore dots. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, "");
  return `${DOTLESS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
