// Luli's diary: one entry for a day that was spent together, an hour after it is over. One call of the model for a person and day at most.
import type { ServerContext } from "../../platform/context.ts";
import { DIARIST, DIARY_SCHEMA, readEntry, tellDiarist } from "./entry.ts";
import { askWithin, type Complete } from "../ask-within.ts";
import { type DaySpent, type DueDay, listDueDays, takeDay, writeEntry } from "./queries.ts";

type Context = Pick<ServerContext, "pool" | "log" | "clock">;

const MAX_TOKENS = 400;

/** Everything that is due now. */
export async function writeDue(context: Context, complete: Complete): Promise<void> {
  for (const day of await listDueDays(context.pool, context.clock())) {
    try {
      await writeDay(context, complete, day);
    } catch (error) {
      context.log.warn("diary not written", { user: day.user_id, error });
    }
  }
}

async function writeDay({ pool, clock }: Context, complete: Complete, due: DueDay): Promise<void> {
  const spent = await takeDay(pool, due, clock());
  // A day with a card of help in it is not written about.
  if (!spent || spent.chats.length === 0 || spent.chats.some((chat) => chat.has_help)) return;
  const written = await askWithin(spent, {
    ask: (part, canShrink) =>
      complete(
        [
          { role: "system", content: DIARIST },
          { role: "user", content: tellDiarist(due.day, part) },
        ],
        {
          tokens: MAX_TOKENS,
          who: due.user_id,
          canShrink,
          canWait: true,
          json: { name: "diary", schema: DIARY_SCHEMA },
        },
      ),
    shorten,
  });
  const words = written && readEntry(written.answer.text);
  if (words !== null) await writeEntry(pool, due, words);
}

/** The later half of the day. */
const shorten = (spent: DaySpent): DaySpent | null =>
  spent.chats.length > 1
    ? { ...spent, chats: spent.chats.slice(Math.ceil(spent.chats.length / 2)) }
    : null;
