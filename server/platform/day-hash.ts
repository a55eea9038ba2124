// What somebody is counted by for a day. Without the day nobody can tell whose it was.
import { createHmac } from "node:crypto";

/** Of a day; rather than more, all are worked out anew. */
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
