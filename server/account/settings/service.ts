// Saves what a person chose. Their browsers act on it; mails ask for email_updates before they go out.
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/contracts/language.ts";
import type { Settings, SettingsChange } from "../../../shared/contracts/settings.ts";
import type { ServerContext } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { notAuthenticated } from "../../http/errors.ts";
import { findLanguage, updateSettings } from "./queries.ts";

export type SettingsContext = Pick<ServerContext, "database" | "clock">;

export async function changeSettings(
  { database, clock }: SettingsContext,
  userId: string,
  change: SettingsChange,
): Promise<Settings> {
  const settings = await updateSettings(database, userId, change, clock());
  if (!settings) throw notAuthenticated();
  return settings;
}

/** Returns the person's language, or English without an account. */
export async function getLanguage(
  database: Database,
  person: { id: string } | { email: string },
): Promise<Language> {
  const found =
    "id" in person
      ? await findLanguage(database, "id", person.id)
      : await findLanguage(database, "email", person.email);
  return found ?? DEFAULT_LANGUAGE;
}
