// Time as a run of days sees it: each moment of the database, of the servers and of Stripe moves on together.
import { moveDate } from "./virtual-time.ts";
import type { World } from "../world.ts";

export function createCalendar({ postgres, members, stripe }: World) {
  let aheadMs = 0;
  return {
    async goTo(moment: number): Promise<void> {
      aheadMs += Math.round(moment - Date.now());
      moveDate(aheadMs);
      await postgres.query("update virtual_time.ahead set by = $1 * interval '1 millisecond'", [
        aheadMs,
      ]);
      for (const member of members) member.moveClock(aheadMs);
      stripe.advance(0);
    },
  };
}
