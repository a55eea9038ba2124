// Deleting an account. What is asked for is never lost, what is erased was paid for no longer: docs/flows/deletion.md.
import { type SubscriptionContext, createSubscriptions } from "../subscription/service.ts";
import { getEmail } from "../account/profile/service.ts";
import { keepAnAdmin } from "../admin/service.ts";
import { endHeld } from "../auth/service.ts";
import { AppError, notAuthenticated } from "../http/errors.ts";
import { type Reader, renderEmail } from "../mail/template.ts";
import type { Mail } from "../platform/mail.ts";
import { deletionWords } from "./words.ts";
import {
  endNews,
  eraseUser,
  getLeaving,
  type Leaving,
  listLeaving,
  markDeletion,
} from "./queries.ts";

export type DeletionContext = SubscriptionContext;
type DeletionDeps = {
  /** Ends what a user pays for; throws until Stripe has confirmed it. */
  closeSubscription?: (userId: string) => Promise<void>;
};

const QUEUE = "account-deletion";
/** Deletions that the queue gave up are queued again at this time. */
const SWEEP = "23 * * * *";
const SWEEP_AFTER_MS = 30 * 60_000;
const TRIES = 20;
const PAUSE_MS = 100;

const wrongConfirmation = () =>
  new AppError(400, "wrong_confirmation", "Please type the email of your account.", {
    field: "confirmation",
  });

export function createDeletions(
  context: DeletionContext,
  { closeSubscription = createSubscriptions(context).close }: DeletionDeps = {},
) {
  const { config, database, jobs, clock, log } = context;

  /** The deletion will happen from here on, even if this server dies. */
  async function request(userId: string, confirmation: string): Promise<void> {
    const now = clock();
    await database.transaction().execute(async (transaction) => {
      const email = await getEmail(transaction, userId);
      if (email === null) throw notAuthenticated();
      if (confirmation.trim().toLowerCase() !== email) throw wrongConfirmation();
      await keepAnAdmin(transaction, userId);
      await markDeletion(transaction, userId, now);
      await endHeld(transaction, userId);
      await endNews(transaction, userId);
      await jobs.at(QUEUE, { userId }, now, transaction);
    });
    log.info("deletion requested", { user: userId });
  }

  /** Idempotent: a second run, or one after a crash, does what is left to do. */
  async function carryOut(userId: string): Promise<void> {
    const person = await getLeaving(database, userId);
    if (!person) return;
    await closeSubscription(userId);
    await erase(person);
    log.info("account deleted", { user: userId });
  }

  async function erase(person: Leaving): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await eraseOnce(person);
        return;
      } catch (error) {
        if (tries === TRIES || !isHeldUp(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  /** The mail leaves if and only if the rows do. */
  async function eraseOnce(person: Leaving): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      // A second run leaves the jobs that the first one queued.
      if (!(await eraseUser(transaction, person))) return;
      await jobs.forget(person, transaction);
      await jobs.sendMail(goodbyeEmail(person, config.publicUrl), transaction);
    });
  }

  async function sweep(olderThanMs = SWEEP_AFTER_MS): Promise<void> {
    const now = clock();
    const waiting = await listLeaving(database, new Date(now.getTime() - olderThanMs));
    for (const userId of waiting) await jobs.at(QUEUE, { userId }, now);
    if (waiting.length > 0) log.warn("deletions are waiting", { count: waiting.length });
  }

  return {
    request,
    carryOut,
    sweep,
    /** Does deletions on this server, too. */
    async start(): Promise<void> {
      await jobs.work(QUEUE, (data) => carryOut((data as { userId: string }).userId));
      await jobs.every(`${QUEUE}-sweep`, SWEEP, () => sweep());
      // The queue leaves what a killed server was doing alone for a quarter of an hour. Doing it twice does no harm.
      await sweep(0);
    },
  };
}

export const goodbyeEmail = (to: Reader, publicUrl: string): Mail =>
  renderEmail(to, deletionWords[to.language].goodbye, { url: `${publicUrl}/contact` });

/** Postgres: lock_not_available, deadlock_detected. */
const isHeldUp = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["55P03", "40P01"].includes(String(error.code));
