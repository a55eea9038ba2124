// Every list and bound that a check of the database holds is TypeScript's, or stands here with the reason why it has no twin.
import { HELP_KINDS, LAYERS } from "../../../shared/contracts/safety.ts";
import { expect, test } from "vitest";
import { ACHIEVEMENT_IDS } from "../../../shared/rules/game/achievements.ts";
import { AGE_ANSWERS } from "../../../shared/contracts/account/age.ts";
import { AUDIT_ACTIONS } from "../../../shared/contracts/admin/admin.ts";
import { CHAT_STATUSES } from "../../../shared/contracts/chat.ts";
import { REACTIONS } from "../../../shared/rules/chat-marks.ts";
import { HELP } from "../../../shared/rules/help.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { SUPPRESSION_REASONS } from "../../../shared/contracts/mail.ts";
import { DETAIL_LENGTH } from "../../mail/suppressions/queries.ts";
import * as memory from "../../../shared/contracts/memory.ts";
import * as report from "../../../shared/contracts/report.ts";
import { DEFAULT_SETTINGS, THEMES } from "../../../shared/contracts/settings.ts";
import { ROLES, SUBSCRIPTION_STATUSES, VARIANT_IDS } from "../../../shared/contracts/me.ts";
import { BANNER_KINDS, BANNER_LINK_LENGTH, SWITCHES } from "../../../shared/contracts/site.ts";
import { ENDPOINT_LENGTH } from "../../../shared/contracts/push.ts";
import { DIFFICULTIES, TASK_IDS } from "../../../shared/contracts/game/task.ts";
import { BURST, CHAT_LIMITS } from "../../../shared/rules/chat-limits.ts";
import { TEXT_VERSION_LENGTH } from "../../../shared/rules/consent.ts";
import { CONTACT_MAX, EMAIL_LENGTH } from "../../../shared/rules/contact.ts";
import { MAX_HAPPINESS } from "../../rules/happiness.ts";
import { MAX_LEVEL, maxXp } from "../../../shared/rules/game/levels.ts";
import { MOODS } from "../../rules/mood.ts";
import { NAME_LENGTH, PUPPY_NAME_LENGTH } from "../../../shared/rules/names.ts";
import { callNames } from "../../../shared/api/api.ts";
import { NOTE_LENGTH } from "../../../shared/contracts/admin/acts.ts";
import { SECURITY_KINDS } from "../../../shared/contracts/admin/security.ts";
import { shortNetworkOf } from "../address/network.ts";
import { OUTFITS } from "../../../shared/rules/game/outfits.ts";
import { TRIAL_DAYS } from "../../../shared/rules/plan.ts";
import { VARIANTS } from "../../../shared/rules/game/variants.ts";
import { IMAGE_LENGTH } from "../../auth/google/google.ts";
import { PASSKEY_NAME_LENGTH } from "../../../shared/contracts/account/passkey.ts";
import { FACTORS } from "../../auth/factors/session-factor.ts";
import { STORED_KEYS } from "../../auth/keys/open-keys.ts";
import { USER_AGENT_LENGTH } from "../../auth/profile-input.ts";
import { DEFAULT_LIMITS } from "../../chat/limits.ts";
import { MOST_IMPORTANT, SEARCH_LENGTH, SUMMARY_LENGTH } from "../../memory/reading/extraction.ts";
import { ENTRY_LENGTH } from "../../memory/diary/entry.ts";
import { NUMBER_KINDS } from "../../numbers/kinds.ts";
import { databaseFixture } from "../../testing/test-database.ts";

type Check =
  | { list: readonly string[] }
  | { length: [least: number, most: number] }
  | { range: [least: number, most: number] };

const lengths = (texts: readonly string[]) => texts.map((text) => text.length);

/** The same words and numbers. */
const SAME: Record<string, Check> = {
  achievements_achievement_known: { list: ACHIEVEMENT_IDS },
  activity_days_tasks_range: { range: [0, DIFFICULTIES.length] },
  age_answers_answer_known: { list: AGE_ANSWERS },
  audit_entries_action_known: { list: AUDIT_ACTIONS },
  banners_kind_known: { list: BANNER_KINDS },
  banners_link_length: { length: [0, BANNER_LINK_LENGTH] },
  switches_name_known: { list: SWITCHES },
  chats_message_length: { length: [1, CHAT_LIMITS.messageLength] },
  chats_response_length: { length: [0, CHAT_LIMITS.turnLength] },
  chats_status_known: { list: CHAT_STATUSES },
  chats_help_known: { list: HELP },
  consents_text_version_length: { length: [0, TEXT_VERSION_LENGTH] },
  conversation_summaries_summary_length: { length: [0, SUMMARY_LENGTH] },
  follow_ups_question_length: { length: [1, memory.MEMORY_LENGTH] },
  follow_ups_words_length: { length: [1, memory.MEMORY_LENGTH] },
  diary_entries_words_length: { length: [1, ENTRY_LENGTH] },
  contact_messages_email_length: { length: [3, CONTACT_MAX.email] },
  contact_messages_message_length: { length: [1, CONTACT_MAX.message] },
  contact_messages_name_length: { length: [1, CONTACT_MAX.name] },
  contact_messages_subject_length: { length: [1, CONTACT_MAX.subject] },
  withdrawals_email_length: { length: [3, CONTACT_MAX.email] },
  withdrawals_name_length: { length: [1, NAME_LENGTH] },
  memories_importance_range: { range: [1, MOST_IMPORTANT] },
  memories_kind_known: { list: memory.MEMORY_KINDS },
  memories_search_words_length: { length: [0, SEARCH_LENGTH] },
  memories_words_length: { length: [1, memory.MEMORY_LENGTH] },
  numbers_kind_known: { list: NUMBER_KINDS },
  mail_suppressions_detail_length: { length: [0, DETAIL_LENGTH] },
  mail_suppressions_email_length: { length: [3, EMAIL_LENGTH] },
  mail_suppressions_reason_known: { list: SUPPRESSION_REASONS },
  passkeys_name_length: { length: [1, PASSKEY_NAME_LENGTH] },
  puppies_happiness_range: { range: [0, MAX_HAPPINESS] },
  puppies_level_range: { range: [1, MAX_LEVEL] },
  puppies_name_length: { length: [1, PUPPY_NAME_LENGTH] },
  puppies_variant_known: { list: VARIANT_IDS },
  push_subscriptions_endpoint_length: { length: [1, ENDPOINT_LENGTH] },
  asked_names_name_length: { length: [1, NAME_LENGTH] },
  chat_reactions_reaction_known: { list: REACTIONS },
  reports_answer_length: { length: [0, report.REPORT_ANSWER_LENGTH] },
  person_notes_words_length: { length: [1, NOTE_LENGTH] },
  reports_reason_known: { list: report.REPORT_REASONS },
  reports_words_length: { length: [0, report.REPORT_WORDS_LENGTH] },
  safety_counts_kind_known: { list: HELP_KINDS },
  safety_counts_layer_known: { list: LAYERS },
  sessions_factor_known: { list: FACTORS },
  sessions_user_agent_length: { length: [0, USER_AGENT_LENGTH] },
  settings_theme_known: { list: THEMES },
  stored_keys_name_known: { list: STORED_KEYS },
  subscriptions_account_email_length: { length: [0, EMAIL_LENGTH] },
  subscriptions_customer_email_length: { length: [0, EMAIL_LENGTH] },
  subscriptions_reminded_day_range: { range: [0, TRIAL_DAYS] },
  subscriptions_status_known: { list: SUBSCRIPTION_STATUSES },
  task_claims_difficulty_known: { list: DIFFICULTIES },
  user_roles_role_known: { list: ROLES },
  usage_counters_recent_bounded: { length: [0, BURST.messages] },
  users_email_length: { length: [3, EMAIL_LENGTH] },
  users_image_length: { length: [0, IMAGE_LENGTH] },
  users_name_length: { length: [0, NAME_LENGTH] },
  users_subscription_status_known: { list: SUBSCRIPTION_STATUSES },
};

/** Texts that are written there, which must fit. */
const FITS: Record<string, readonly string[]> = {
  puppies_mood_length: MOODS,
  security_events_detail_length: callNames,
  security_events_kind_length: SECURITY_KINDS,
  security_events_network_length: [shortNetworkOf("ffff:ffff:ffff:ffff::1")],
  settings_language_length: LANGUAGE_IDS,
  task_claims_task_length: TASK_IDS,
  wallet_entries_source_id_length: [
    ...ACHIEVEMENT_IDS,
    ...VARIANT_IDS.map((variant) => `${variant}:${MAX_LEVEL}`),
  ],
};

const OF_OTHERS =
  "made by others (Stripe, Google, better-auth, a browser, a hash): bounded, whatever comes";
const OWN: Record<string, string> = {
  accounts_account_id_length: OF_OTHERS,
  accounts_password_length: OF_OTHERS,
  accounts_provider_id_length: OF_OTHERS,
  chats_message_not_blank: "the contract refuses what nobody sees",
  chats_response_with_status: "a rule between two columns; the states are chats_status_known's",
  consents_currency_length: OF_OTHERS,
  consents_subscription_id_length: OF_OTHERS,
  contract_links_token_hash_length: OF_OTHERS,
  contact_messages_email_lowercase: "a form, not a bound",
  follow_ups_asked_whole: "a rule between columns",
  free_replies_network_hash_length: OF_OTHERS,
  model_use_person_hash_length: OF_OTHERS,
  function_sets_digest_length: OF_OTHERS,
  passkeys_id_length: OF_OTHERS,
  passkeys_public_key_length: OF_OTHERS,
  push_subscriptions_auth_length: OF_OTHERS,
  push_subscriptions_p256dh_length: OF_OTHERS,
  numbers_stripe_range: "add_number alone spreads them",
  banners_ends_after_start: "a rule between two columns",
  reports_answer_with_time: "a rule between two columns",
  second_factors_backup_codes_length: OF_OTHERS,
  second_factors_secret_length: OF_OTHERS,
  sessions_ip_address_length: OF_OTHERS,
  sessions_token_length: OF_OTHERS,
  stripe_events_id_length: OF_OTHERS,
  stripe_events_type_length: OF_OTHERS,
  subscriptions_checkout_id_length: OF_OTHERS,
  subscriptions_customer_id_length: OF_OTHERS,
  subscriptions_end_reason_length: OF_OTHERS,
  subscriptions_price_id_length: OF_OTHERS,
  subscriptions_product_id_length: OF_OTHERS,
  subscriptions_subscription_id_length: OF_OTHERS,
  subscriptions_written_no_asked: "a rule between two columns",
  trial_cards_card_hash_length: OF_OTHERS,
  trial_cards_subscription_hash_length: OF_OTHERS,
  trials_email_hash_length: OF_OTHERS,
  users_email_lowercase: "a form, not a bound",
  users_time_zone_length: OF_OTHERS,
  wallet_entries_source_length: "words of the rules, none of them long",
  withdrawals_subscription_id_length: OF_OTHERS,
  week_totals_stripe_range: "add_to_week alone spreads them",
};

/** Held by tests of their own, below. */
const APART = [
  "memories_language_known",
  "outfits_outfit_known",
  "puppies_xp_range",
  "safety_counts_language_known",
  "settings_language_known",
  "users_sign_up_language_known",
];

const { pool } = await databaseFixture();
const constraints = await pool.query<{ name: string; text: string }>(
  `select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
   where contype = 'c' and connamespace = 'public'::regnamespace`,
);
const checks = new Map(constraints.rows.map(({ name, text }) => [name, text]));

/** Amounts and counts, held on their side of zero. */
const isCount = (text: string) => /^CHECK \(\(\w+ (?:>=|>|<>) [01]\)\)$/.test(text);

/** Parses lists, lengths and ranges as pg_get_constraintdef writes them. Null: the check is something else. */
function read(text: string): Check | null {
  if (/^CHECK \(\("?\w+"? = (?:ANY \(ARRAY\[)?'/.test(text))
    return { list: [...text.matchAll(/'([^']*)'::text/g)].map(([, word]) => word!) };
  const bounds =
    /^CHECK \(\(+(?<of>(?:char_length|cardinality)\(\w+\)|\w+)(?: >= (?<least>\d+)\) AND \(\k<of>)? <= (?<most>\d+)\)+$/;
  const { of, least = "0", most } = bounds.exec(text)?.groups ?? {};
  if (of === undefined) return null;
  const range: [number, number] = [Number(least), Number(most)];
  return of.endsWith(")") ? { length: range } : { range };
}

test("every check has a counterpart in TypeScript, or a reason for having none", () => {
  const told = [...Object.keys(SAME), ...Object.keys(FITS), ...Object.keys(OWN), ...APART];
  const counts = [...checks].filter(([, text]) => isCount(text)).map(([name]) => name);
  expect([...told, ...counts].toSorted()).toEqual([...checks.keys()].toSorted());
});

test.each(Object.entries(SAME))("%s says the same as TypeScript", (name, twin) => {
  expect(read(checks.get(name)!)).toEqual(twin);
});

test.each(Object.entries(FITS))("%s allows every value that we write", (name, texts) => {
  const check = read(checks.get(name)!);
  if (!check || !("length" in check)) throw new Error(`${name} is no bound of a text.`);
  expect(Math.min(...lengths(texts))).toBeGreaterThanOrEqual(check.length[0]);
  expect(Math.max(...lengths(texts))).toBeLessThanOrEqual(check.length[1]);
});

test("a reply that is cut off at its longest can be stored", () => {
  expect(DEFAULT_LIMITS.replyLength).toBeLessThanOrEqual(CHAT_LIMITS.turnLength);
});

test("the languages of every check are the contract's, and no other", async () => {
  expect(checks.get("settings_language_known")).toBe("CHECK (is_language(language))");
  expect(checks.get("memories_language_known")).toBe("CHECK (is_language(language))");
  expect(checks.get("safety_counts_language_known")).toBe("CHECK (is_language(language))");
  expect(checks.get("users_sign_up_language_known")).toBe("CHECK (is_language(sign_up_language))");
  const { rows } = await pool.query<{ id: string }>(
    "select id from unnest($1::text[]) as id where is_language(id)",
    [[...LANGUAGE_IDS, "en", "DE", "tlh", ""]],
  );
  expect(rows.map(({ id }) => id)).toEqual(LANGUAGE_IDS);
});

test("outfits and their slots are the store's", () => {
  const pairs = checks
    .get("outfits_outfit_known")!
    .matchAll(/outfit = '(\w+)'::text\) AND \(slot = '(\w+)'/g);
  expect(Object.fromEntries([...pairs].map(([, outfit, slot]) => [outfit, slot]))).toEqual(
    Object.fromEntries(Object.entries(OUTFITS).map(([outfit, { slot }]) => [outfit, slot])),
  );
});

test("a puppy has as much XP as its level needs, at every level", async () => {
  const most = /<= (.*)\)\)$/.exec(checks.get("puppies_xp_range")!)![1]!;
  const { rows } = await pool.query<{ level: number; most: number }>(
    `select level, (${most})::integer as most from generate_series(1, $1::integer) level`,
    [MAX_LEVEL],
  );
  expect(rows).toEqual(rows.map(({ level }) => ({ level, most: maxXp(level) })));
});

test("column defaults equal TypeScript's", async () => {
  const { rows } = await pool.query<{ column: string; value: string }>(
    `select table_name || '.' || column_name as column, column_default as value from information_schema.columns
     where table_schema = 'public' and column_default like '''%''::text' order by 1`,
  );
  const { name, mood } = VARIANTS.original;
  expect(Object.fromEntries(rows.map(({ column, value }) => [column, value.slice(1, -7)]))).toEqual(
    {
      "chats.status": "running" satisfies (typeof CHAT_STATUSES)[number],
      "conversation_summaries.summary": "",
      "memories.search_words": "",
      "puppies.mood": mood,
      "puppies.name": name,
      "puppies.variant": "original" satisfies (typeof VARIANT_IDS)[number],
      "settings.language": DEFAULT_SETTINGS.language,
      "settings.theme": DEFAULT_SETTINGS.theme,
      "subscriptions.status": "none" satisfies (typeof SUBSCRIPTION_STATUSES)[number],
      "users.name": "",
      "users.sign_up_language": DEFAULT_LANGUAGE,
      "users.subscription_status": "none" satisfies (typeof SUBSCRIPTION_STATUSES)[number],
      "users.time_zone": "UTC",
    },
  );
});
