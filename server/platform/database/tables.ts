// The types of all tables, written by `npm run tables` from the database's own catalogue.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Language } from "../../../shared/contracts/language.ts";

export type Tables = {
  accounts: {
    id: Generated<string>;
    user_id: string;
    provider_id: string;
    account_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: Date | null;
    refresh_token_expires_at: Date | null;
    scope: string | null;
    password: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  achievements: {
    user_id: string;
    achievement:
      | "first_woof"
      | "name_tag"
      | "gentle_hands"
      | "chatterpup"
      | "storyteller"
      | "cuddle_expert"
      | "cloud_of_fluff"
      | "growing_up"
      | "brave_heart"
      | "life_of_the_party"
      | "universe_explorer"
      | "week_of_wags"
      | "month_of_moments"
      | "tail_wagger"
      | "pack_helper"
      | "dressed_to_impress"
      | "fashion_week"
      | "memory_keeper"
      | "welcome_home";
    unlocked_at: Date;
  };
  activity_days: {
    user_id: string;
    day: ColumnType<Date, string, string>;
    messages: Generated<number>;
    pets: Generated<number>;
    tasks: Generated<number>;
    xp: Generated<number>;
    happiness: Generated<number>;
    is_frozen: Generated<boolean>;
  };
  activity_weeks: {
    user_id: string;
    starts_on: ColumnType<Date, string, string>;
  };
  age_answers: {
    user_id: string;
    answer: "asked" | "adult" | "minor";
    answered_at: Date;
  };
  asked_names: {
    user_id: string;
    chat_id: string;
    name: string;
    is_declined: Generated<boolean>;
    created_at: Generated<Date>;
  };
  audit_entries: {
    id: Generated<string>;
    happened_at: Generated<Date>;
    actor_id: string | null;
    action:
      | "admin_granted"
      | "admin_taken"
      | "person_viewed"
      | "message_viewed"
      | "message_answered"
      | "message_reopened"
      | "report_viewed"
      | "report_answered"
      | "rest_ended"
      | "mails_sent_again"
      | "person_suspended"
      | "person_reinstated"
      | "sessions_ended"
      | "link_sent"
      | "plan_granted"
      | "plan_extended"
      | "plan_taken"
      | "trial_extended"
      | "note_written"
      | "switched_on"
      | "switched_off"
      | "banner_set"
      | "banner_ended";
    subject_id: string;
  };
  backups: {
    made_at: Generated<Date>;
  };
  banners: {
    id: Generated<string>;
    kind: "info" | "warning";
    words: ColumnType<unknown, string, string>;
    link: string | null;
    starts_at: Date;
    ends_at: Date;
    created_at: Date;
  };
  chat_reactions: {
    user_id: string;
    chat_id: string;
    reaction: "paw" | "heart";
    created_at: Generated<Date>;
  };
  chat_revisions: {
    user_id: string;
    replaced_id: string;
    chat_id: string;
    created_at: Generated<Date>;
  };
  chat_words: {
    user_id: string;
    chat_id: string;
    said_at: Date;
    words: string;
  };
  chats: {
    user_id: string;
    id: string;
    puppy_id: string;
    message: string;
    response: string | null;
    status: Generated<"running" | "done" | "stopped" | "failed">;
    attempt: Generated<number>;
    server_no: number;
    counted_on: ColumnType<Date, string, string>;
    created_at: Generated<Date>;
    finished_at: Date | null;
    help: "card" | "age" | "safe" | "stays" | "offer" | "ask_age" | null;
  };
  consents: {
    user_id: string;
    subscription_id: string;
    text_version: string;
    amount_cents: number;
    currency: string;
    trial_days: number;
    accepted_at: Date;
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
  contract_links: {
    user_id: string;
    token_hash: string;
    expires_at: Date;
  };
  conversation_summaries: {
    user_id: string;
    summary: Generated<string>;
    unread: Generated<number>;
    due_at: Date | null;
    failures: Generated<number>;
    forgotten_until: Generated<Date>;
  };
  diary_entries: {
    user_id: string;
    day: ColumnType<Date, string, string>;
    due_at: Date | null;
    words: string | null;
  };
  follow_ups: {
    user_id: string;
    chat_id: string;
    words: string;
    happens_at: Date;
    has_hour: boolean;
    is_planned: boolean;
    due_at: Date;
    question: string | null;
    asked_at: Date | null;
    asked_after: string | null;
  };
  forgotten_chats: {
    user_id: string;
    chat_id: string;
    is_reply_only: Generated<boolean>;
  };
  free_replies: {
    day: ColumnType<Date, string, string>;
    network_hash: string;
    count: number;
  };
  function_sets: {
    digest: string;
    put_at: Generated<Date>;
    names: Generated<string[]>;
  };
  game_states: {
    user_id: string;
    version: Generated<string>;
    state: ColumnType<unknown, string, string>;
    seen_at: GeneratedAlways<Date | null>;
    messages: GeneratedAlways<number>;
    happiness_points: GeneratedAlways<number>;
    streak_days: GeneratedAlways<number>;
    streak_last_day: GeneratedAlways<string | null>;
  };
  jwks: {
    id: Generated<string>;
    public_key: string;
    private_key: string;
    alg: string | null;
    crv: string | null;
    created_at: Generated<Date>;
    expires_at: Date | null;
  };
  mail_suppressions: {
    user_id: string;
    email: string;
    reason: "bounce" | "complaint";
    detail: string;
    created_at: Generated<Date>;
  };
  memories: {
    user_id: string;
    id: Generated<string>;
    words: string;
    kind:
      | "name"
      | "person"
      | "pet"
      | "like"
      | "dislike"
      | "date"
      | "goal"
      | "work"
      | "place"
      | "private"
      | "other";
    language: Language;
    importance: number;
    is_pinned: Generated<boolean>;
    chat_id: string | null;
    noted_at: Date;
    closed_at: Date | null;
    expires_at: Date | null;
    rank_at: Date;
    fingerprint: string;
    search_words: Generated<string>;
  };
  memory_terms: {
    user_id: string;
    term: string;
    rank_at: Date;
    memory_id: string;
    is_own: Generated<boolean>;
  };
  model_use: {
    day: ColumnType<Date, string, string>;
    person_hash: string;
    tokens_in: string;
    tokens_out: string;
  };
  numbers: {
    kind:
      | "visits"
      | "sign_ups"
      | "confirmed"
      | "first_messages"
      | "checkouts"
      | "trials"
      | "paid"
      | "active"
      | "mrr"
      | "subscribers"
      | "began"
      | "left"
      | "failed"
      | "disputed"
      | "running_trials"
      | "begun_trials"
      | "paid_trials"
      | "tokens_in"
      | "tokens_out"
      | "guessed_tokens"
      | "people"
      | "top_people"
      | "top_tokens_in"
      | "top_tokens_out";
    starts_on: ColumnType<Date, string, string>;
    step: Generated<number>;
    stripe: number;
    amount: string;
  };
  outfits: {
    user_id: string;
    outfit: string;
    slot: string;
    is_worn: Generated<boolean>;
    bought_at: Date;
  };
  owed_rewards: {
    user_id: string;
    chat_id: string;
    sent_at: Date;
    is_name_told: boolean;
  };
  passkeys: {
    user_id: string;
    id: string;
    name: string;
    public_key: string;
    counter: string;
    created_at: Generated<Date>;
    used_at: Date | null;
  };
  person_notes: {
    user_id: string;
    id: Generated<string>;
    author_id: string;
    words: string;
    created_at: Date;
  };
  puppies: {
    user_id: string;
    id: Generated<string>;
    variant: Generated<"original" | "baby" | "sleepy" | "hero" | "party" | "royal">;
    name: Generated<string>;
    mood: Generated<string>;
    unlocked: Generated<boolean>;
    is_active: Generated<boolean>;
    level: Generated<number>;
    xp: Generated<number>;
    happiness: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    cared_at: Generated<Date>;
  };
  push_notes: {
    user_id: string;
    sent_at: Date;
    unanswered: number;
  };
  push_subscriptions: {
    user_id: string;
    id: Generated<string>;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Generated<Date>;
    refusals: Generated<number>;
  };
  rate_limits: {
    id: Generated<string>;
    key: string;
    count: number;
    last_request: string;
  };
  reports: {
    user_id: string;
    chat_id: string;
    id: Generated<string>;
    reason: "harmful" | "sexual" | "hurtful" | "human" | "other";
    words: string;
    created_at: Generated<Date>;
    answer: string | null;
    answered_at: Date | null;
  };
  safety_counts: {
    day: ColumnType<Date, string, string>;
    kind: "self_harm" | "abuse" | "threat" | "concern" | "medical" | "eating" | "minor";
    language: Language;
    layer: "words" | "turns" | "classifier" | "service" | "model";
    count: number;
  };
  second_factors: {
    id: Generated<string>;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: Generated<boolean>;
    failed_verification_count: Generated<number>;
    locked_until: Date | null;
  };
  security_events: {
    id: Generated<string>;
    hour: Date;
    kind: string;
    person_id: string | null;
    network: string;
    detail: string;
    count: number;
    first_at: Date;
    last_at: Date;
  };
  servers: {
    server_no: number;
    address: string;
    seen_at: Date | null;
    is_stopping: Generated<boolean>;
  };
  sessions: {
    id: Generated<string>;
    user_id: string;
    token: string;
    expires_at: Date;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    seen_at: Generated<Date>;
    refresh_number: number | null;
    refreshed_at: Date | null;
    factor: "totp" | "recovery_code" | "passkey" | null;
  };
  settings: {
    user_id: string;
    push_notifications: Generated<boolean>;
    email_updates: Generated<boolean>;
    sound_effects: Generated<boolean>;
    voice_messages: Generated<boolean>;
    language: Generated<Language>;
    theme: Generated<"system" | "light" | "dark">;
    updated_at: Generated<Date>;
    letter_due_at: Generated<Date>;
    push_due_at: Generated<Date>;
    memory: Generated<boolean>;
    follow_ups: Generated<boolean>;
  };
  stored_keys: {
    name: "trials" | "unsubscribe" | "vapid";
    locked: string;
  };
  stripe_events: {
    id: string;
    type: string;
    received_at: Generated<Date>;
  };
  subscriptions: {
    user_id: string;
    customer_id: string | null;
    subscription_id: string | null;
    status: Generated<"none" | "trial" | "active" | "past_due" | "unpaid" | "paused" | "canceled">;
    product_id: string | null;
    price_id: string | null;
    subscription_end: Date | null;
    cancel_at_period_end: Generated<boolean>;
    trial_used_at: Date | null;
    reminded_day: Generated<number>;
    checkout_id: string | null;
    checkout_no: Generated<number>;
    pending_until: Date | null;
    asked_no: Generated<string>;
    written_no: Generated<string>;
    checked_at: Generated<Date>;
    customer_email: string | null;
    account_email: string | null;
    is_address_told: GeneratedAlways<boolean>;
    held_at: Date | null;
    renewal_told_for: Date | null;
    monthly_cents: Generated<number>;
    paid_at: Date | null;
    end_reason: string | null;
  };
  switches: {
    name: "sign_ups" | "checkout" | "push" | "memory" | "free_chat";
    id: Generated<string>;
    is_on: Generated<boolean>;
    changed_at: Generated<Date>;
  };
  task_claims: {
    user_id: string;
    day: ColumnType<Date, string, string>;
    difficulty: "easy" | "medium" | "hard";
    task: string;
    claimed_at: Date;
  };
  trial_cards: {
    card_hash: string;
    subscription_hash: string;
    used_at: Date;
  };
  trials: {
    email_hash: string;
    used_at: Date;
  };
  unread_chats: {
    user_id: string;
    chat_id: string;
  };
  usage_counters: {
    user_id: string;
    day: Generated<ColumnType<Date, string, string>>;
    messages: Generated<number>;
    recent: Generated<Date[]>;
    began_at: Generated<Date>;
  };
  used_memories: {
    user_id: string;
    chat_id: string;
    memory_id: string;
  };
  user_roles: {
    user_id: string;
    role: "admin";
    created_at: Generated<Date>;
  };
  users: {
    id: Generated<string>;
    name: Generated<string>;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    subscription_status: Generated<
      "none" | "trial" | "active" | "past_due" | "unpaid" | "paused" | "canceled"
    >;
    time_zone: Generated<string>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deletion_requested_at: Date | null;
    sign_up_language: Generated<Language>;
    two_factor_enabled: Generated<boolean>;
    suspended_at: Date | null;
    granted_until: Date | null;
  };
  verifications: {
    id: Generated<string>;
    identifier: string;
    value: string;
    expires_at: Date;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  violations: {
    directive: string;
    blocked: string;
    source: string;
    page: string;
    count: Generated<number>;
    last_seen_at: Date;
    first_seen_at: Date;
  };
  wallet_entries: {
    user_id: string;
    source: string;
    source_id: string;
    amount: number;
    created_at: Generated<Date>;
  };
  wallets: {
    user_id: string;
    balance: Generated<number>;
  };
  week_totals: {
    starts_on: ColumnType<Date, string, string>;
    stripe: number;
    sign_ups: number;
    subscribers: number;
    active: number;
    messages: number;
    trials: number;
    converted: number;
  };
  weekly_letters: {
    user_id: string;
    dealt_at: Generated<Date>;
    is_quiet: Generated<boolean>;
  };
  withdrawals: {
    user_id: string;
    subscription_id: string;
    name: string;
    email: string;
    declared_at: Date;
    refunded_cents: number | null;
  };
};
