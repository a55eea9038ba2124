// Carries out the answer to "are you under 18?": the chat rests, and no charge follows. Support can undo it.
import type { Route } from "../../http/route.ts";
import { createSubscriptions, type SubscriptionContext } from "../../subscription/service.ts";
import { listStillPaying, setAnswer, takeQuestionsAway } from "./queries.ts";

export { endRest } from "./queries.ts";

const QUEUE = "end-minors-subscription";
/** The sweep queues again what the queue has given up by then. */
const SWEEP = "37 * * * *";

/** The job is in the transaction, so it runs even if this server dies. */
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

export function ageRoutes(route: Route, context: SubscriptionContext): void {
  route("POST /api/age", async ({ userId, body }) => {
    await answerAge(context, userId, body.is_minor);
    return body;
  });
}
