// Runs after the storm: repeats open requests until they are answered, and waits for unfinished work.
import { setTimeout as pause } from "node:timers/promises";
import { type Call, bodyOf, type History } from "./history.ts";
import { isAnswered, sayAs } from "./life.ts";
import type { Person } from "./person.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** Each message that has had no answer yet is sent again under its key, as the page does. Returns what never got one. */
export async function askAgain(
  people: readonly Person[],
  history: History,
  random: Random,
): Promise<string[]> {
  const stuck = people.map(async (me) => {
    const calls = history.of("POST /functions/v1/chat", me.email);
    const byKey = Object.groupBy(calls, ({ asked }) => asked.key!);
    const open = Object.values(byKey).filter((same) => !same!.some(isAnswered));
    const again = open.map(async (same) => {
      const { key, message } = same![0]!.asked as { key: string; message: string };
      const call = await sayAs(me, random, key, message);
      return isSettled(call) ? [] : [`${me.email} ${key} has no answer: ${call.answer?.code}`];
    });
    return (await Promise.all(again)).flat();
  });
  return (await Promise.all(stuck)).flat();
}

/** Weather that never clears is an answer, too. */
const isSettled = (call: Call<"POST /functions/v1/chat">): boolean =>
  isAnswered(call) ||
  [call.answer?.code, bodyOf(call)?.error].some(
    (code) => code === "model_failed" || code === "model_busy",
  );

/** Returns from an open checkout once more, as the page does. */
export async function returnFromCheckout(
  { stripe }: World,
  people: readonly Person[],
  history: History,
  random: Random,
): Promise<void> {
  await Promise.all(
    people.map(async (me) => {
      const opened = history.of("POST /functions/v1/create-checkout", me.email);
      const secret = opened.map((call) => bodyOf(call)?.clientSecret).findLast(Boolean);
      const session = Object.values(stripe.state.sessions).find(
        ({ client_secret }) => client_secret === secret,
      );
      if (secret && session)
        await me.ask(random, "POST /functions/v1/check-subscription", {
          body: { session_id: session.id },
        });
    }),
  );
}

/** Resolves with what is still under way when patience ends; nothing: all came to an end. */
export async function awaitQuiet(world: World): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const open = await underWay(world);
    if (open.length === 0 || performance.now() > end) return open;
    await pause(LOOK_MS);
  }
}

/** Work of a dead server that no request repeats stays unfinished: it is listed as failed. */
async function underWay({ postgres, stripe }: World): Promise<string[]> {
  const rows = await postgres.query<{ what: string }>(
    `select 'chat ' || id || ' is running' as what from chats where status = 'running' and is_server_alive(server_no)
     union all select 'the rewards of chat ' || chat_id || ' are owed'
     from owed_rewards o join users u on u.id = o.user_id where u.deletion_requested_at is null`,
  );
  const untold = stripe.state.deliveries.map(({ event }) => `Stripe's ${event} is not heard`);
  return [...rows.map(({ what }) => what), ...untold];
}

/**
 * How many mails and deletions the queue still has, once none of them is due soon: a server whose clock is ahead puts some off by as
 * much.
 */
export async function waitForQueue(world: World, patienceMs: number): Promise<number> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const [row] = await world.postgres.query<{ all: number; soon: number }>(
      `select count(*)::integer as all, (count(*) filter (where start_after < now() + interval '1 minute'))::integer as soon
       from jobs.job where name in ('mail', 'account-deletion') and state in ('created', 'retry', 'active')`,
    );
    if (row!.soon === 0 || performance.now() > end) return row!.all;
    await pause(LOOK_MS);
  }
}
