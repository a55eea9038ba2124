// Queries of the settings page.
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import {
  type Settings,
  SETTINGS,
  type SettingsChange,
} from "../../../shared/contracts/settings.ts";
import type { Database } from "../../platform/database/database.ts";

/** All of them as they are then; null where there is no such user. */
export async function updateSettings(
  database: Database,
  userId: string,
  change: SettingsChange,
  now: Date,
): Promise<Settings | null> {
  const row = await database
    .updateTable("settings")
    .set({ ...change, updated_at: now })
    .where("user_id", "=", userId)
    .returning(SETTINGS)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the person's language, or English without an account. */
export async function getLanguage(
  database: Database,
  person: { id: string } | { email: string },
): Promise<Language> {
  const row = await database
    .selectFrom("settings")
    .innerJoin("users", "users.id", "settings.user_id")
    .select("settings.language")
    .where((users) => users.and(person))
    .executeTakeFirst();
  return row?.language ?? DEFAULT_LANGUAGE;
}
