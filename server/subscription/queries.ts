// Queries of a user's subscription. Every write of Stripe's state goes through writeSubscription.
import { sql, type Selectable, type Updateable } from "kysely";
import type pg from "pg";
import type { Language } from "../../shared/contracts/language.ts";
import type { Database } from "../platform/database/database.ts";
import type { Tables } from "../platform/database/tables.ts";

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;
export type SubscriptionChanges = Updateable<Tables["subscriptions"]>;
export type Person = { id: string; email: string; time_zone: string; language: Language };
/** All fields are null without a subscription row. */
export type StateRow = Nullable<
  Pick<
    SubscriptionRow,
    | "status"
    | "product_id"
    | "subscription_end"
    | "cancel_at_period_end"
    | "customer_id"
    | "checkout_id"
    | "pending_until"
    | "checked_at"
  >
> & { is_trial_used: boolean; granted_until: Date | null };
type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };

/** Null: there is no such user, or they are leaving. The hot path: one prepared statement, primary keys only. */
export async function getState(
  pool: pg.Pool,
  userId: string,
  salt: string,
): Promise<StateRow | null> {
  const { rows } = await pool.query<StateRow>({
    name: "subscription_state",
    text: `select u.subscription_status as status, s.product_id, s.subscription_end, s.cancel_at_period_end,
        s.customer_id, s.checkout_id, s.pending_until, s.checked_at,
        case when not is_premium(coalesce(s.status, 'none')) then u.granted_until end as granted_until,
        s.trial_used_at is not null or exists (
          -- Releases before kept the address as it was written.
          select from trials where email_hash in (
            encode(sha256(convert_to($2 || mailbox_of(u.email), 'utf8')), 'hex'),
            encode(sha256(convert_to($2 || u.email, 'utf8')), 'hex')
          )
        ) as is_trial_used
      from users u left join subscriptions s on s.user_id = u.id
      where u.id = $1 and u.deletion_requested_at is null`,
    values: [userId, salt],
  });
  return rows[0] ?? null;
}

/** Null: there is no such user, or they are leaving. */
export async function getPerson(database: Database, userId: string): Promise<Person | null> {
  const row = await database
    .selectFrom("users")
    .innerJoin("settings", "settings.user_id", "users.id")
    .select(["users.id", "users.email", "users.time_zone", "settings.language"])
    .where("users.id", "=", userId)
    .where("users.deletion_requested_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function getOrCreateSubscription(
  database: Database,
  userId: string,
): Promise<SubscriptionRow> {
  await database
    .insertInto("subscriptions")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return getSubscription(database, userId).executeTakeFirstOrThrow();
}

export const getSubscription = (database: Database, userId: string) =>
  database.selectFrom("subscriptions").selectAll().where("user_id", "=", userId);

export async function findOwner(database: Database, customerId: string): Promise<string | null> {
  const row = await database
    .selectFrom("subscriptions")
    .select("user_id")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * A number to take before Stripe is asked. The holder of a lower number knows nothing that a higher one does not, so
 * its answer may be dropped. Null: Stripe was asked since `unlessSince`, or there is no customer to ask about.
 */
export async function takeTicket(
  database: Database,
  userId: string,
  now: Date,
  unlessSince: Date | null,
): Promise<{ ticket: string; customerId: string; knownId: string | null } | null> {
  const row = await database
    .updateTable("subscriptions")
    .set((eb) => ({ asked_no: eb("asked_no", "+", "1"), checked_at: now }))
    .where("user_id", "=", userId)
    .where("customer_id", "is not", null)
    .$if(unlessSince !== null, (query) => query.where("checked_at", "<=", unlessSince!))
    .returning(["asked_no", "customer_id", "subscription_id"])
    .executeTakeFirst();
  if (!row) return null;
  const { asked_no: ticket, customer_id: customerId, subscription_id: knownId } = row;
  return { ticket, customerId: customerId!, knownId };
}

export const lockSubscription = (transaction: Database, userId: string) =>
  getSubscription(transaction, userId).forUpdate().executeTakeFirst();

export async function writeSubscription(
  transaction: Database,
  row: SubscriptionRow,
  changes: SubscriptionChanges,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("subscriptions")
    .set(changes)
    .where("user_id", "=", row.user_id)
    .execute();
  if (changes.status === undefined || changes.status === row.status) return;
  await transaction
    .updateTable("users")
    .set({
      // A gift gives more than no subscription, and never takes anything.
      subscription_status: sql<SubscriptionRow["status"]>`
        case when granted_until > ${now} and not is_premium(${changes.status}) then 'active' else ${changes.status} end`,
    })
    .where("id", "=", row.user_id)
    .execute();
}

/** Both are guarded by the number they were made with: of parallel calls, one writes and the others find it written. */
export async function saveCustomer(
  database: Database,
  { user_id, checkout_no }: SubscriptionRow,
  customer: { id: string; email: string },
  now: Date,
): Promise<void> {
  await database
    .updateTable("subscriptions")
    .set({ customer_id: customer.id, customer_email: customer.email, checked_at: now })
    .where("user_id", "=", user_id)
    .where("customer_id", "is", null)
    .where("checkout_no", "=", checkout_no)
    .execute();
}

export async function saveCheckout(
  database: Database,
  { user_id, checkout_no }: SubscriptionRow,
  checkoutId: string | null,
  pendingUntil: Date | null,
): Promise<void> {
  await database
    .updateTable("subscriptions")
    .set({ checkout_id: checkoutId, pending_until: pendingUntil, checkout_no: checkout_no + 1 })
    .where("user_id", "=", user_id)
    .where("checkout_no", "=", checkout_no)
    .execute();
}

export async function saveCustomerEmail(
  database: Database,
  customerId: string,
  email: string,
): Promise<void> {
  await database
    .updateTable("subscriptions")
    .set({ customer_email: email })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Lists people whose address at Stripe may be outdated. */
export async function listUntold(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom("subscriptions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select("s.user_id")
    .where("s.is_address_told", "=", false)
    .where("u.deletion_requested_at", "is", null)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export async function setPending(database: Database, userId: string, until: Date): Promise<void> {
  await database
    .updateTable("subscriptions")
    .set((eb) => ({ pending_until: eb.fn("greatest", ["pending_until", eb.val(until)]) }))
    .where("user_id", "=", userId)
    .execute();
}

/** Stored as a salted hash, so that the rows name no person. */
export async function rememberTrial(
  transaction: Database,
  { email }: Pick<Person, "email">,
  salt: string,
  usedAt: Date,
): Promise<void> {
  const emailHash = sql<string>`encode(sha256(convert_to(${salt}::text || mailbox_of(${email}), 'utf8')), 'hex')`;
  await transaction
    .insertInto("trials")
    .values({ email_hash: emailHash, used_at: usedAt })
    .onConflict((conflict) => conflict.column("email_hash").doNothing())
    .execute();
}

export async function rememberConsent(
  transaction: Database,
  consent: Tables["consents"],
): Promise<void> {
  await transaction
    .insertInto("consents")
    .values(consent)
    .onConflict((conflict) => conflict.columns(["user_id", "subscription_id"]).doNothing())
    .execute();
}

/** Null when it was sent already, there is nothing left to remind of, or a trial that became longer ends after `until`. */
export async function takeReminder(
  transaction: Database,
  userId: string,
  day: number,
  until: Date,
): Promise<Date | null> {
  const row = await transaction
    .updateTable("subscriptions")
    .set({ reminded_day: day })
    .where("user_id", "=", userId)
    .where("status", "=", "trial")
    .where("cancel_at_period_end", "=", false)
    .where("reminded_day", "<", day)
    .where("subscription_end", "<=", until)
    .returning("subscription_end")
    .executeTakeFirst();
  return row?.subscription_end ?? null;
}

export async function isEventKnown(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom("stripe_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export async function rememberEvent(
  database: Database,
  { id, type }: { id: string; type: string },
  now: Date,
): Promise<void> {
  await database
    .insertInto("stripe_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  await database
    .deleteFrom("stripe_events")
    .where("received_at", "<", new Date(now.getTime() - MONTH_MS))
    .execute();
}

/** People who said that they are under 18 (server/chat/age) cannot buy. */
export async function isMinor(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom("age_answers")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("answer", "=", "minor")
    .executeTakeFirst();
  return row !== undefined;
}
