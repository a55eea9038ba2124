// Sends push messages to people who chose them, at most one a day, across crashes and several servers.
import webPush from "web-push";
import type { PushNote, PushSubscriptionRequest } from "../../shared/contracts/push.ts";
import { isPushDue } from "./rules.ts";
import type { ServerContext } from "../platform/context.ts";
import type { PushOutcome } from "../platform/metrics/meters.ts";
import { meters } from "../platform/metrics/metrics.ts";
import type { Database } from "../platform/database/database.ts";
import { forEachDue } from "../platform/for-each-due.ts";
import { isPublic } from "../http/address/only-here.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import { isSwitchedOn, requireOn } from "../site/service.ts";
import { isPushService } from "./endpoints.ts";
import { NOTES } from "./notes.ts";
import {
  addRefusal,
  type CandidateRow,
  deleteBrowser,
  forgetRefusals,
  getBrowser,
  takeCandidate,
  listCandidates,
  noteSent,
  postponePushes,
  saveSubscription,
} from "./queries.ts";

/** The part of push that other nouns may call. */
export { countUnreached, listServices } from "./queries.ts";

export type PushContext = Pick<
  ServerContext,
  "config" | "keys" | "database" | "jobs" | "log" | "clock"
>;

const SWEEP_QUEUE = "push-notes";
const SEND_QUEUE = "push-send";
/** Each run meets the evening of another zone. */
const SCHEDULE = "*/20 * * * *";
/** Seconds that a push service keeps it for a browser that is off: till the end of the evening. */
const KEPT_S = 4 * 60 * 60;
const ANSWER_MS = 10_000;
/** Refusals in a row after which the key or the service will never be right. */
const MOST_REFUSALS = 3;

type Sending = { userId: string; browser: string; note: PushNote };

export async function saveBrowser(
  { config, database, clock }: PushContext,
  userId: string,
  subscription: PushSubscriptionRequest,
): Promise<void> {
  if (!isPushService(subscription.endpoint, hasOwnPushService(config)))
    throw new AppError(400, "unknown_push_service", "This push service is not supported.", {
      field: "endpoint",
    });
  await requireOn(database, "push");
  const isSaved = await database
    .transaction()
    .execute((transaction) => saveSubscription(transaction, userId, subscription, clock()));
  if (!isSaved) throw notAuthenticated();
}

/** A development push service may be at any port of this machine, so only its own user may name one. */
const hasOwnPushService = (config: PushContext["config"]): boolean =>
  config.isSandboxAllowed && !isPublic(config);

/** Writes to people on this server, too. */
export async function startPush(context: PushContext): Promise<void> {
  await context.jobs.work(SEND_QUEUE, (sending) => sendPush(context, sending as Sending));
  await context.jobs.every(SWEEP_QUEUE, SCHEDULE, () => writePushes(context));
}

export async function writePushes(context: PushContext): Promise<void> {
  const { database, clock, log } = context;
  if (!(await isSwitchedOn(database, "push"))) return;
  await postponePushes(database, clock());
  const written = await forEachDue(
    (after) => listCandidates(database, clock(), after),
    (userId) => writePush(context, userId),
  );
  if (written > 0) log.info("push notes written", { count: written });
}

/** The mark "sent" and the jobs are one transaction: a crash leaves both or neither. */
async function writePush({ database, jobs, clock }: PushContext, userId: string): Promise<boolean> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const person = await takeCandidate(transaction, userId, now);
    if (!person || !isPushDue(person)) return false;
    return queue({ jobs, clock }, transaction, { userId, person, note: NOTES[person.language] });
  });
}

/** Runs in the caller's transaction. Sends a message of Luli's own, the only one of its day, to a person who wants push messages. */
export async function pushTo(
  context: Pick<PushContext, "jobs" | "clock">,
  transaction: Database,
  userId: string,
  note: PushNote,
): Promise<void> {
  const person = await takeCandidate(transaction, userId, context.clock());
  if (person) await queue(context, transaction, { userId, person, note });
}

/** Returns whether the person has a browser to write to. */
async function queue(
  { jobs, clock }: Pick<PushContext, "jobs" | "clock">,
  transaction: Database,
  { userId, person, note }: { userId: string; person: CandidateRow; note: PushNote },
): Promise<boolean> {
  if (person.browsers.length === 0) {
    count("no_browser");
    return false;
  }
  await noteSent(transaction, userId, person.unanswered + 1, clock());
  for (const browser of person.browsers) {
    const sending: Sending = { userId, browser, note };
    await jobs.at(SEND_QUEUE, sending, clock(), transaction);
  }
  return true;
}

const count = (outcome: PushOutcome) => meters()?.pushes.inc({ outcome });

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

/** Throws where trying again may help. */
export async function sendPush(
  { config, keys, database, log, clock }: PushContext,
  { userId, browser, note }: Sending,
): Promise<void> {
  if (!(await isSwitchedOn(database, "push"))) return;
  const row = await getBrowser(database, userId, browser, clock());
  if (!row || !isPushService(row.endpoint, hasOwnPushService(config))) return;
  const { endpoint, p256dh, auth } = row;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(note), {
    vapidDetails: { subject: `mailto:${config.supportEmail}`, ...keys.vapid },
    TTL: KEPT_S,
    topic: "luli",
  });
  const answer = await fetch(endpoint, {
    method: "POST",
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    count("failed");
    throw error;
  });
  await answer.body?.cancel();
  const outcome = outcomeOf(answer);
  count(outcome);
  if (outcome === "gone") return deleteBrowser(database, userId, browser);
  if (outcome === "failed") throw new Error(`The push service answered ${answer.status}.`);
  if (outcome === "taken") return forgetRefusals(database, userId, browser);
  const refusals = await addRefusal(database, userId, browser);
  log.warn("a push service refused a message", { status: answer.status, refusals });
  // The page subscribes again at the next visit (web/features/push/heal.ts).
  if (refusals >= MOST_REFUSALS) await deleteBrowser(database, userId, browser);
}
