// Two calls that meet: better-auth reads before it writes, and the database lets only one of them write. The other is asked
// again, once: by then it finds what the first one wrote, and answers as if it had come after it.
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

const UNIQUE_VIOLATION = "23505";

/** Rows that a call had read changed before it could write. */
export class OvertakenError extends Error {}

const isOvertaken = (error: unknown): boolean =>
  error instanceof OvertakenError ||
  (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION);

export function createSecondTry() {
  const firstTry = new AsyncLocalStorage<{ isOvertaken: boolean }>();
  return {
    async run(request: Request, handle: (request: Request) => Promise<Response>) {
      const again = request.clone();
      const call = { isOvertaken: false };
      try {
        const response = await firstTry.run(call, () => handle(request));
        if (!call.isOvertaken) return response;
      } catch (error) {
        if (!isOvertaken(error)) throw error;
      }
      return handle(again);
    },
    /** Returns whether an error that better-auth swallowed leads to a second try; then it need not be logged. */
    takes(error: Error): boolean {
      const call = firstTry.getStore();
      if (!call || !isOvertaken(error)) return false;
      call.isOvertaken = true;
      return true;
    },
  };
}
