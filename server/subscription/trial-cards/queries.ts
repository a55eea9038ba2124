// Cards that had their free days, stored as keyed hashes that name no person.
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

type Trial = { fingerprint: string; subscriptionId: string; now: Date };

/** Whether the card's free days are this subscription's: the first one takes them, and may ask again. */
export async function claimTrialCard(
  database: Database,
  { fingerprint, subscriptionId, now }: Trial,
  salt: string,
): Promise<boolean> {
  const hash = (text: string) =>
    sql`encode(sha256(convert_to(${salt}::text || ${text}::text, 'utf8')), 'hex')`;
  const { rows } = await sql<{ is_own: boolean }>`
    insert into trial_cards as held (card_hash, subscription_hash, used_at)
    values (${hash(fingerprint)}, ${hash(subscriptionId)}, ${now})
    on conflict (card_hash) do update set used_at = held.used_at
    returning subscription_hash = ${hash(subscriptionId)} as is_own`.execute(database);
  return rows[0]!.is_own;
}
