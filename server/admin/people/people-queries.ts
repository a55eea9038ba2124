// Accounts as an admin sees them: lists by keyset, one person's facts. Nothing of what was said but how often.
import { sql } from "kysely";
import type { AdminPersonPanel, PlanFilter } from "../../../shared/contracts/admin/admin.ts";
import type { SubscriptionStatus, VariantId } from "../../../shared/contracts/me.ts";
import { OWING_STATUSES } from "../../../shared/rules/plan.ts";
import { suppressionOf } from "../../mail/suppressions/service.ts";
import type { Database } from "../../platform/database/database.ts";

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  created_at: Date;
  subscription_status: SubscriptionStatus;
  level: number;
  is_admin: boolean;
  is_suspended: boolean;
};

type Filter = { search: string; plan: PlanFilter | undefined; before: string | undefined };

/** Newest first, after the person named by `before`. */
export async function listPeople(
  database: Database,
  { search, plan, before }: Filter,
  limit: number,
): Promise<PersonRow[]> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return database
    .selectFrom("users as u")
    .select(["u.id", "u.name", "u.email", "u.created_at", "u.subscription_status"])
    .select(sql<number>`(select max(level) from puppies where puppies.user_id = u.id)`.as("level"))
    .select(
      sql<boolean>`exists (select from user_roles r where r.user_id = u.id and r.role = 'admin')`.as(
        "is_admin",
      ),
    )
    .select(sql<boolean>`(u.suspended_at is not null)`.as("is_suspended"))
    .$if(search !== "", (query) =>
      query.where(sql<boolean>`(u.email like ${pattern} or lower(u.name) like ${pattern})`),
    )
    .$if(plan !== undefined, (query) =>
      // A failed payment is one thing to an admin, whatever Stripe does about it.
      query.where("u.subscription_status", "in", plan === "past_due" ? OWING_STATUSES : [plan!]),
    )
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(u.created_at, u.id) < (select created_at, id from users where id = ${before})`,
      ),
    )
    .orderBy("u.created_at", "desc")
    .orderBy("u.id", "desc")
    .limit(limit)
    .execute();
}

/** Fields of the contract that a row has in another form. */
type Shaped = keyof PersonRow | "notes" | "sign_in" | "customer_url" | "puppy" | Dated;
type Dated =
  | "last_seen_at"
  | "subscription_end"
  | "trial_used_at"
  | "suspended_at"
  | "granted_until";

export type PanelRow = PersonRow &
  Omit<AdminPersonPanel, Shaped> &
  Record<Dated, Date | null> & {
    providers: string[];
    customer_id: string | null;
    puppy_name: string;
    puppy_variant: VariantId;
    puppy_level: number;
  };

export async function getPanel(
  database: Database,
  id: string,
  now: Date,
): Promise<PanelRow | null> {
  const { rows } = await sql<PanelRow>`
    select u.suspended_at is not null as is_suspended, u.id, u.name, u.email, u.created_at,
      u.subscription_status, u.email_verified as is_email_verified, u.time_zone,
      ${sql.raw(suppressionOf("u"))} as mail_suppressed,
      (select max(level) from puppies where user_id = u.id) as level,
      exists (select from user_roles r where r.user_id = u.id and r.role = 'admin') as is_admin,
      array(select distinct provider_id from accounts where user_id = u.id order by 1) as providers,
      (select count(*)::integer from sessions where user_id = u.id and expires_at > ${now}) as sessions,
      (select max(updated_at) from sessions where user_id = u.id and expires_at > ${now}) as last_seen_at,
      s.subscription_end, coalesce(s.cancel_at_period_end, false) as cancel_at_period_end, s.trial_used_at, s.customer_id,
      p.name as puppy_name, p.variant as puppy_variant, p.level as puppy_level,
      w.balance as coins, g.happiness_points, g.streak_days, g.messages as chats,
      exists (select from age_answers a where a.user_id = u.id and a.answer = 'minor') as is_resting,
      u.suspended_at, u.granted_until, s.held_at is not null as is_held,
      (select count(*)::integer from contact_messages where email = u.email) as contact_messages
    from users u
    join puppies p on p.user_id = u.id and p.is_active
    join wallets w on w.user_id = u.id
    join game_states g on g.user_id = u.id
    left join subscriptions s on s.user_id = u.id
    where u.id = ${id}`.execute(database);
  return rows[0] ?? null;
}

type Note = { userId: string; authorId: string; words: string; now: Date };

export async function insertNote(
  transaction: Database,
  { userId, authorId, words, now }: Note,
): Promise<void> {
  await transaction
    .insertInto("person_notes")
    .values({ user_id: userId, author_id: authorId, words, created_at: now })
    .execute();
}

/** Newest first. */
export const listNotes = (database: Database, userId: string) =>
  database
    .selectFrom("person_notes as n")
    .leftJoin("users as u", "u.id", "n.author_id")
    .select(["n.id", "n.words", "n.created_at", "u.email as author"])
    .where("n.user_id", "=", userId)
    .orderBy("n.created_at", "desc")
    .limit(100)
    .execute();

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];
