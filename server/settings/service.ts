// Saves what a person chose. Their browsers act on it; mails ask for email_updates before they go out.
import type { Settings } from "../../shared/contracts/me.ts";
import type { SettingsChange } from "../../shared/contracts/settings.ts";
import type { ServerContext } from "../context.ts";
import { notAuthenticated } from "../errors.ts";
import { updateSettings } from "./queries.ts";

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
