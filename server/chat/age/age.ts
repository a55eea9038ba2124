// What follows from the answer to "are you under 18?": the chat rests, and nothing is charged any more. Support can undo it.
import { createSubscriptions, type SubscriptionContext } from "../../subscription/service.ts";
import { listStillPaying, setAnswer, takeQuestionsAway } from "./queries.ts";

export { endRest } from "./queries.ts";

const QUEUE = "end-minors-subscription";
/** What the queue has given up by then is begun anew. */
const SWEEP = "37 * * * *";

/** From here on it happens, whatever becomes of this server. */
export async function answerAge(
  { database, jobs, clock }: Pick<SubscriptionContext, "database" | "jobs" | "clock">,
  userId: string,
  isMinor: boolean,
): Promise<void> {
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await setAnswer(transaction, userId, isMinor ? "minor" : "adult", now);
    await takeQuestionsAway(transaction, userId, isMinor);
    if (isMinor) await jobs.at(QUEUE, { userId }, now, transaction);
  });
}

export async function startEndingForMinors(context: SubscriptionContext): Promise<void> {
  const { database, jobs, clock } = context;
  const { endForMinor } = createSubscriptions(context);
  await jobs.work(QUEUE, async (data) => {
    const { userId } = data as { userId: string };
    await endForMinor(userId);
  });
  await jobs.every(`${QUEUE}-sweep`, SWEEP, async () => {
    for (const userId of await listStillPaying(database)) await jobs.at(QUEUE, { userId }, clock());
  });
}
