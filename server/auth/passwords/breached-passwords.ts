// Whether a password is known from a leak: a service is told the first five letters of its SHA-1, and answers with all that begin so.
// It keeps nobody out who cannot reach it.
import { createHash } from "node:crypto";
import type { Log } from "../../platform/log.ts";

const PATIENCE_MS = 1_500;

export type IsBreached = (password: string) => Promise<boolean>;

/** `rangeUrl`: such as https://api.pwnedpasswords.com/range/. Null: nobody is asked. */
export function createBreachedPasswords(
  rangeUrl: string | null,
  log: Pick<Log, "warn">,
  patienceMs = PATIENCE_MS,
): IsBreached {
  return async (password) => {
    if (rangeUrl === null) return false;
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      const answer = await fetch(rangeUrl + hash.slice(0, 5), {
        // Without it the length of the answer would tell whoever listens which range it was.
        headers: { "add-padding": "true" },
        signal: AbortSignal.timeout(patienceMs),
        redirect: "error",
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const lines = (await answer.text()).toUpperCase().split(/\r?\n/);
      // Padding has a count of 0.
      return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !line.endsWith(":0"));
    } catch (error) {
      log.warn("breached-password check failed", { error });
      return false;
    }
  };
}
