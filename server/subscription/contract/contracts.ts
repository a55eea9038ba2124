// Leaving as easily as one came: the contract by a mailed link or signed in, its cancellation, and the withdrawal within 14 days.
import { createHash, randomBytes } from "node:crypto";
import { Stripe } from "stripe";
import type { Contract } from "../../../shared/contracts/contract.ts";
import { isRunning } from "../../../shared/rules/plan.ts";
import { AppError } from "../../http/errors.ts";
import { createRateLimits, type RateRule, tooManyRequests } from "../../http/rate-limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { cancelNow } from "../close.ts";
import { createEmails } from "../mails.ts";
import { getPerson } from "../queries.ts";
import { idOf } from "../stripe.ts";
import type { SubscriptionContext, Sync } from "../sync.ts";
import { announceAgain } from "../tell-stripe.ts";
import {
  type ContractRow,
  endWithdrawal,
  findContractor,
  getContract,
  insertLink,
  insertWithdrawal,
  isLinkOpen,
  listDueWithdrawals,
  listWithdrawing,
  takeLink,
} from "./queries.ts";

export const LINK_QUEUE = "contract-link";
export const WITHDRAWAL_QUEUE = "contract-withdrawal";
/** Withdrawals that the queue gave up are queued again at this time. */
export const WITHDRAWAL_SWEEP = "7 * * * *";
export type LinkAsked = { email: string };
/** `email`: where the receipt goes, beside the account's own address. */
type Declarant = { name: string; email: string };

const LINK_MS = 60 * 60_000;
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;
/** An office behind one address must fit in. */
const PER_NETWORK: RateRule = { window: 60 * 60, max: 20 };
/** Anyone can type an address: past these limits nothing more is mailed, and the links that were mailed stay good. */
const PER_CALLER_AND_EMAIL: RateRule = { window: 60 * 60, max: 4 };
const PER_EMAIL: RateRule = { window: 60 * 60, max: 20 };

type ContractDeps = {
  context: SubscriptionContext;
  /** Throws where payments are not set up. */
  connected: () => { stripe: Stripe; sync: Sync };
  /** Bounds the call by the time that a waiting person accepts. */
  calling: <Answer>(asking: () => Promise<Answer>) => Promise<Answer>;
  cancel: (userId: string) => Promise<unknown>;
};

export function createContracts({ context, connected, calling, cancel }: ContractDeps) {
  const { config, database, jobs, clock, log } = context;
  const limits = createRateLimits(context);
  const emails = createEmails(config.publicUrl);

  const consume = (key: string, rule: RateRule) => limits.consume(`contract|${key}`, rule);

  /** Does the same work for known and unknown addresses, so that neither answer nor time tells. A job looks up the owner. */
  async function askLink(email: string, network: string): Promise<void> {
    connected();
    const { allowed, retryAfter } = await consume(`from|${network}`, PER_NETWORK);
    if (!allowed) throw tooManyRequests(retryAfter ?? PER_NETWORK.window);
    // One network may use four of the mailbox's twenty, so that its owner can still ask from elsewhere.
    const isMailed =
      (await consume(`email|${email}|${network}`, PER_CALLER_AND_EMAIL)).allowed &&
      (await consume(`email|${email}`, PER_EMAIL)).allowed;
    if (!isMailed) return log.info("mail held back", { kind: "contract-link" });
    const asked: LinkAsked = { email };
    await jobs.at(LINK_QUEUE, asked, clock());
  }

  async function mailLink({ email }: LinkAsked): Promise<void> {
    const contractor = await findContractor(database, email);
    const person = contractor && (await getPerson(database, contractor.id));
    if (!person) return;
    const token = `${person.id}.${randomBytes(32).toString("base64url")}`;
    const expiresAt = new Date(clock().getTime() + LINK_MS);
    await database.transaction().execute(async (transaction) => {
      await insertLink(transaction, linkOf(token)!, expiresAt, clock());
      await jobs.sendMail(emails.contractLink(person, token), transaction);
    });
  }

  async function readOwn(userId: string): Promise<ContractRow> {
    connected();
    const row = await getContract(database, userId);
    if (!row) throw new AppError(404, "no_subscription", "You have not subscribed yet.");
    return row;
  }

  async function readByLink(token: string) {
    connected();
    const link = linkOf(token);
    if (!link || !(await isLinkOpen(database, link, clock()))) throw linkOver();
    const row = await getContract(database, link.userId);
    if (!row) throw linkOver();
    return { link, row };
  }

  /** The link is used up once it is done: what Stripe was away for may be tried again. */
  async function cancelByLink(token: string): Promise<Contract> {
    const { link } = await readByLink(token);
    await cancel(link.userId);
    await takeLink(database, link, clock());
    return toContract((await getContract(database, link.userId))!, clock());
  }

  async function withdrawByLink(token: string, declarant: Declarant): Promise<Contract> {
    const { link, row } = await readByLink(token);
    return withdraw(link.userId, row, declarant, async (transaction) => {
      if (!(await takeLink(transaction, link, clock()))) throw linkOver();
    });
  }

  /** The withdrawal happens from the declaration on, even if this server or Stripe fails; the receipt is sent with it. */
  async function withdraw(
    userId: string,
    row: ContractRow,
    { name, email }: Declarant,
    begin: (transaction: Database) => Promise<void> = async () => {},
  ): Promise<Contract> {
    if (!toContract(row, clock()).is_withdrawable) throw withdrawalOver(row);
    const declaration = {
      user_id: userId,
      subscription_id: row.subscription_id,
      name,
      email,
      declared_at: clock(),
    };
    await database.transaction().execute(async (transaction) => {
      await begin(transaction);
      const person = await getPerson(transaction, userId);
      if (!person) throw linkOver();
      if (!(await insertWithdrawal(transaction, declaration))) return;
      for (const to of new Set([person.email, email]))
        await jobs.sendMail(
          emails.withdrawn(
            { ...person, email: to },
            to === person.email ? declaration : { ...declaration, name: null },
            row.concluded_at!,
          ),
          transaction,
        );
      await jobs.at(WITHDRAWAL_QUEUE, { userId }, clock(), transaction);
    });
    await calling(() => carryOut(userId)).catch((error: unknown) =>
      log.warn("withdrawal is left to its job", { error }),
    );
    return toContract((await getContract(database, userId))!, clock());
  }

  /** Idempotent, also twice at once: Stripe refunds a charge once, and the row is closed once. */
  async function carryOut(userId: string): Promise<void> {
    const { stripe, sync } = connected();
    for (const subscriptionId of await listDueWithdrawals(database, userId)) {
      await cancelNow(stripe, subscriptionId);
      const cents = await refundAll(stripe, subscriptionId);
      await sync(userId);
      await database.transaction().execute(async (transaction) => {
        if (!(await endWithdrawal(transaction, { userId, subscriptionId }, cents))) return;
        const person = await getPerson(transaction, userId);
        if (person && cents > 0) await jobs.sendMail(emails.refunded(person, cents), transaction);
      });
    }
  }

  const sweep = async () =>
    announceAgain(context, WITHDRAWAL_QUEUE, await listWithdrawing(database));

  return {
    askLink,
    mailLink,
    show: async (token: string) => toContract((await readByLink(token)).row, clock()),
    showOwn: async (userId: string) => toContract(await readOwn(userId), clock()),
    cancelByLink,
    withdrawByLink,
    withdrawOwn: async (userId: string, declarant: Declarant) =>
      withdraw(userId, await readOwn(userId), declarant),
    carryOut,
    /** Finishes declared withdrawals of an account that is being deleted. */
    finish: async (userId: string) => {
      if ((await listDueWithdrawals(database, userId)).length > 0) await carryOut(userId);
    },
    sweep,
  };
}

/** Everything that this contract has charged, in cents; what is given back already, or disputed at the bank, is left. */
async function refundAll(stripe: Stripe, subscriptionId: string): Promise<number> {
  const { customer, created } = await stripe.subscriptions.retrieve(subscriptionId);
  let cents = 0;
  const charges = stripe.charges.list({
    customer: idOf(customer)!,
    created: { gte: created },
    limit: 100,
  });
  for await (const { id, paid, amount_refunded: before } of charges) {
    if (!paid) continue;
    cents += before;
    try {
      const idempotencyKey = `luli-withdrawal-${id}-${before}`;
      cents += (await stripe.refunds.create({ charge: id }, { idempotencyKey })).amount;
    } catch (error) {
      if (!isSettled(error)) throw error;
    }
  }
  return cents;
}

const SETTLED = new Set<string | undefined>(["charge_already_refunded", "charge_disputed"]);
const isSettled = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && SETTLED.has(error.code);

/** Null: none of ours. Only its hash is kept. */
function linkOf(token: string): { userId: string; tokenHash: string } | null {
  const [, userId] = TOKEN.exec(token) ?? [];
  if (userId === undefined) return null;
  return { userId, tokenHash: createHash("sha256").update(token).digest("hex") };
}

function toContract(row: ContractRow, now: Date): Contract {
  const until = row.withdraw_until;
  return {
    email: row.email,
    concluded_at: row.concluded_at?.toISOString() ?? null,
    withdraw_until: until && new Date(until.getTime() - 1000).toISOString(),
    is_withdrawable: until !== null && now < until && row.withdrawn_at === null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    refunded_cents: row.refunded_cents,
    is_running: isRunning(row.status),
    cancel_at_period_end: row.cancel_at_period_end,
    subscription_end: row.subscription_end?.toISOString() ?? null,
  };
}

const linkOver = () =>
  new AppError(404, "link_over", "This link was used already, or is older than an hour.");
const withdrawalOver = ({ withdraw_until: until, withdrawn_at: at }: ContractRow) =>
  new AppError(
    409,
    "withdrawal_over",
    at
      ? "You have already withdrawn from this contract."
      : `Withdrawing was possible until ${until?.toISOString() ?? "the contract's end"}.`,
  );
