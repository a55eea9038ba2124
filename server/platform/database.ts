// The way to Postgres: one pool, Kysely on top, types by hand beside the migrations.
import { Kysely, PostgresDialect, type Generated } from "kysely";
import pg from "pg";
import type { Language } from "../../shared/contracts/language.ts";
import type { AchievementId } from "../../shared/contracts/achievement.ts";
import type { AuditAction } from "../../shared/contracts/admin.ts";
import type { ChatStatus } from "../../shared/contracts/chat.ts";
import type { Role, Settings, SubscriptionStatus, VariantId } from "../../shared/contracts/me.ts";

export type Tables = {
  users: {
    id: Generated<string>;
    name: Generated<string>;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    subscription_status: Generated<SubscriptionStatus>;
    time_zone: Generated<string>;
    sign_up_language: Generated<Language>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deletion_requested_at: Date | null;
  };
  sessions: { id: Generated<string>; user_id: string; token: string; expires_at: Date };
  accounts: {
    id: Generated<string>;
    user_id: string;
    provider_id: string;
    password: string | null;
  };
  rate_limits: { id: Generated<string>; key: string; count: number; last_request: string };
  user_roles: { user_id: string; role: Role; created_at: Generated<Date> };
  puppies: {
    user_id: string;
    id: Generated<string>;
    variant: Generated<VariantId>;
    name: Generated<string>;
    mood: Generated<string>;
    unlocked: Generated<boolean>;
    is_active: Generated<boolean>;
    level: Generated<number>;
    xp: Generated<number>;
    happiness: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  settings: Settings & { user_id: string; language: Language; updated_at: Date };
  push_subscriptions: {
    id: Generated<string>;
    user_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Generated<Date>;
  };
  wallets: { user_id: string; balance: number };
  wallet_entries: {
    user_id: string;
    source: string;
    source_id: string;
    amount: number;
    created_at: Generated<Date>;
  };
  chats: {
    user_id: string;
    id: string;
    puppy_id: string;
    message: string;
    response: string | null;
    status: Generated<ChatStatus>;
    attempt: Generated<number>;
    server_no: number;
    counted_on: string;
    created_at: Generated<Date>;
    finished_at: Date | null;
  };
  subscriptions: {
    user_id: string;
    customer_id: string | null;
    customer_email: string | null;
    account_email: string | null;
    is_address_told: Generated<boolean>;
    subscription_id: string | null;
    status: Generated<SubscriptionStatus>;
    product_id: string | null;
    price_id: string | null;
    subscription_end: Date | null;
    cancel_at_period_end: Generated<boolean>;
    trial_used_at: Date | null;
    reminded_day: Generated<number>;
    checkout_id: string | null;
    checkout_no: Generated<number>;
    pending_until: Date | null;
    /** A bigint, as text. */
    asked_no: Generated<string>;
    written_no: Generated<string>;
    checked_at: Generated<Date>;
  };
  trials: { email_hash: string; used_at: Date };
  consents: {
    user_id: string;
    subscription_id: string;
    text_version: string;
    amount_cents: number;
    currency: string;
    trial_days: number;
    accepted_at: Date;
  };
  stripe_events: { id: string; type: string; received_at: Generated<Date> };
  achievements: { user_id: string; achievement: AchievementId; unlocked_at: Date };
  activity_days: {
    user_id: string;
    day: string;
    messages: number;
    pets: number;
    tasks: number;
    xp: number;
    happiness: number;
    is_frozen: boolean;
  };
  contact_messages: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    created_at: Generated<Date>;
    answered_at: Date | null;
  };
  audit_entries: {
    id: Generated<string>;
    happened_at: Generated<Date>;
    actor_id: string | null;
    action: AuditAction;
    subject_id: string;
  };
  weekly_letters: { user_id: string; dealt_at: Date; is_quiet: boolean };
  usage_counters: { user_id: string; day: string; messages: number; recent: Date[] };
};

export type Database = Kysely<Tables>;

/** A pool that survives dropped connections; `application_name` shows up in pg_stat_activity. */
export function createPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "luli",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool, and whoever uses it hears of it from their query. Without a listener
  // either would end the process: the pool listens to idle connections alone, and tells what it hears.
  pool.on("error", () => {});
  pool.on("connect", surviveDrops);
  return pool;
}

/** An emitter of errors that nobody listens to ends the process; the query at hand rejects with the same error. */
export function surviveDrops(client: pg.ClientBase): void {
  client.on("error", () => {});
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
