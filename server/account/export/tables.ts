// A person's copy of their data: every table about them, column by column. A test reads the database's catalogue and
// fails for a table or a column that is neither here nor withheld with a reason. docs/data-export.md says what each one means.

import { ADMIN_TABLES } from "./admin-tables.ts";
import { AUTH_TABLES } from "./auth-tables.ts";
import { CHAT_TABLES } from "./chat-tables.ts";
import { SETTINGS } from "../../../shared/contracts/settings.ts";

export type ExportedTable = {
  table: string;
  /** The column that names the owner; the rest of the condition is always "= the caller". */
  owner: "user_id" | "id" | "email" | "person_id";
  /** Brings the rows into order; with the owner unique. None: there is at most one row. */
  key: readonly string[];
  columns: readonly string[];
  /** Derived values that no column holds: the name, and the expression. */
  added?: Readonly<Record<string, string>>;
  /** Columns that stay here, and why. */
  withheld?: Readonly<Record<string, string>>;
};

const IN_STATE = "a copy: it is in `state`";
const IN_MEMORY = "worked out from the memory";

export const EXPORTED: readonly ExportedTable[] = [
  {
    table: "users",
    owner: "id",
    key: [],
    columns: [
      "id",
      "name",
      "email",
      "email_verified",
      "image",
      "subscription_status",
      "time_zone",
      "sign_up_language",
      "created_at",
      "updated_at",
      "deletion_requested_at",
      "suspended_at",
      "granted_until",
      "two_factor_enabled",
    ],
  },
  ...AUTH_TABLES,
  ...ADMIN_TABLES,
  { table: "user_roles", owner: "user_id", key: ["role"], columns: ["role", "created_at"] },
  {
    table: "settings",
    owner: "user_id",
    key: [],
    columns: [...SETTINGS, "letter_due_at", "push_due_at", "updated_at"],
  },
  {
    table: "puppies",
    owner: "user_id",
    key: ["id"],
    columns: [
      "id",
      "variant",
      "name",
      "mood",
      "unlocked",
      "is_active",
      "level",
      "xp",
      "happiness",
      "cared_at",
      "created_at",
      "updated_at",
    ],
  },
  ...CHAT_TABLES,
  {
    table: "memories",
    owner: "user_id",
    key: ["noted_at", "id"],
    columns: [
      "id",
      "words",
      "search_words",
      "kind",
      "language",
      "importance",
      "is_pinned",
      "chat_id",
      "noted_at",
      "closed_at",
      "expires_at",
    ],
    withheld: { rank_at: IN_MEMORY, fingerprint: IN_MEMORY },
  },
  {
    table: "memory_terms",
    owner: "user_id",
    key: ["memory_id", "term"],
    columns: ["memory_id", "term", "is_own"],
    withheld: { rank_at: IN_MEMORY },
  },
  {
    table: "conversation_summaries",
    owner: "user_id",
    key: [],
    columns: ["summary", "unread", "due_at", "failures", "forgotten_until"],
  },
  {
    table: "diary_entries",
    owner: "user_id",
    key: ["day"],
    columns: ["day", "words", "due_at"],
  },
  { table: "unread_chats", owner: "user_id", key: ["chat_id"], columns: ["chat_id"] },
  {
    table: "chat_words",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "said_at"],
    withheld: { words: "worked out from the chat" },
  },
  {
    table: "forgotten_chats",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "is_reply_only"],
  },
  {
    table: "used_memories",
    owner: "user_id",
    key: ["chat_id", "memory_id"],
    columns: ["chat_id", "memory_id"],
  },
  {
    table: "reports",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "id", "reason", "words", "created_at", "answer", "answered_at"],
  },
  {
    table: "age_answers",
    owner: "user_id",
    key: [],
    columns: ["answer", "answered_at"],
  },
  {
    table: "owed_rewards",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "sent_at", "is_name_told"],
  },
  {
    table: "usage_counters",
    owner: "user_id",
    key: [],
    columns: ["day", "messages", "recent", "began_at"],
  },
  {
    table: "game_states",
    owner: "user_id",
    key: [],
    columns: ["version", "state"],
    withheld: {
      seen_at: IN_STATE,
      messages: IN_STATE,
      happiness_points: IN_STATE,
      streak_days: IN_STATE,
      streak_last_day: IN_STATE,
    },
  },
  {
    table: "activity_days",
    owner: "user_id",
    key: ["day"],
    columns: ["day", "messages", "pets", "tasks", "xp", "happiness", "is_frozen"],
  },
  {
    table: "task_claims",
    owner: "user_id",
    key: ["day", "difficulty"],
    columns: ["day", "difficulty", "task", "claimed_at"],
  },
  {
    table: "achievements",
    owner: "user_id",
    key: ["achievement"],
    columns: ["achievement", "unlocked_at"],
  },
  { table: "wallets", owner: "user_id", key: [], columns: ["balance"] },
  {
    table: "wallet_entries",
    owner: "user_id",
    key: ["created_at", "source", "source_id"],
    columns: ["source", "source_id", "amount", "created_at"],
  },
  {
    table: "outfits",
    owner: "user_id",
    key: ["outfit"],
    columns: ["outfit", "slot", "is_worn", "bought_at"],
  },
  {
    table: "subscriptions",
    owner: "user_id",
    key: [],
    columns: [
      "customer_id",
      "customer_email",
      "account_email",
      "is_address_told",
      "subscription_id",
      "status",
      "product_id",
      "price_id",
      "monthly_cents",
      "paid_at",
      "subscription_end",
      "cancel_at_period_end",
      "trial_used_at",
      "reminded_day",
      "checkout_id",
      "checkout_no",
      "pending_until",
      "asked_no",
      "written_no",
      "checked_at",
      "held_at",
      "renewal_told_for",
      "end_reason",
    ],
  },
  {
    table: "consents",
    owner: "user_id",
    key: ["subscription_id"],
    columns: [
      "subscription_id",
      "text_version",
      "amount_cents",
      "currency",
      "trial_days",
      "accepted_at",
    ],
  },
  {
    table: "contract_links",
    owner: "user_id",
    key: ["token_hash"],
    columns: ["expires_at"],
    withheld: { token_hash: "a secret: what opens your contract" },
  },
  {
    table: "withdrawals",
    owner: "user_id",
    key: ["subscription_id"],
    columns: ["subscription_id", "name", "email", "declared_at", "refunded_cents"],
  },
  { table: "activity_weeks", owner: "user_id", key: ["starts_on"], columns: ["starts_on"] },
  {
    table: "weekly_letters",
    owner: "user_id",
    key: [],
    columns: ["dealt_at", "is_quiet"],
  },
  {
    table: "push_subscriptions",
    owner: "user_id",
    key: ["id"],
    columns: ["id", "created_at", "refusals"],
    withheld: {
      endpoint: "a secret: the address at which that browser is reached",
      p256dh: "a key that belongs to that browser",
      auth: "a key that belongs to that browser",
    },
  },
  { table: "push_notes", owner: "user_id", key: [], columns: ["sent_at", "unanswered"] },
  {
    table: "contact_messages",
    owner: "email",
    key: ["id"],
    columns: ["id", "name", "email", "subject", "message", "created_at", "answered_at"],
  },
];
