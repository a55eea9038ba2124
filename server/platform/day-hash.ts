// Hashes people for a day's counts. The hash changes daily, so that days cannot be linked.
import { createHmac } from "node:crypto";

/** The cache is cleared when it holds this many. */
const MOST_KNOWN = 10_000;

/** Remembered, because the same people come again with each message. */
export function createDayHash(secret: string): (day: string, who: string) => string {
  const known = new Map<string, string>();
  let ofDay = "";
  return (day, who) => {
    if (day !== ofDay || known.size === MOST_KNOWN) known.clear();
    ofDay = day;
    const found = known.get(who);
    if (found !== undefined) return found;
    const hash = createHmac("sha256", secret).update(`${day} ${who}`).digest("base64url");
    known.set(who, hash);
    return hash;
  };
}
