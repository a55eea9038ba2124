// Saves what a person chose. Their browsers act on it; mails ask for email_updates before they go out.
import type { Settings, SettingsChange } from "../../../shared/contracts/settings.ts";
import type { ServerContext } from "../../platform/context.ts";
import { notAuthenticated } from "../../http/errors.ts";
import { updateSettings } from "./queries.ts";

export { getLanguage } from "./queries.ts";

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
