// Writes of the settings page. A choice applies at once, here and in the person's other tabs; a refusal reverts it.
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Settings, SettingsChange } from "../../../shared/contracts/settings.ts";
import { meQuery } from "../../lib/data.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { call } from "../../lib/http.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { settingsWords } from "./words.ts";

function setSettings(client: QueryClient, change: Partial<Settings>): void {
  client.setQueryData(
    meQuery.queryKey,
    (me) => me && { ...me, settings: { ...me.settings, ...change } },
  );
}

/** web/app/session/use-preferences.ts receives this in every open tab. */
function tellTabs(client: QueryClient, settings: Settings): void {
  const me = client.getQueryData(meQuery.queryKey);
  if (!me) return;
  const tabs = new BroadcastChannel("luli-settings");
  tabs.postMessage({ userId: me.user.id, settings });
  tabs.close();
}

const partOf = (settings: Settings, change: SettingsChange): Partial<Settings> =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key in change));

export const settingsMutation = mutationOptions({
  mutationFn: (change: SettingsChange) => call("PATCH /api/me/settings", { body: change }),
  // Writes run one by one, so that the last choice is the one that stays.
  scope: { id: "settings" },
  onMutate: async (change, { client }) => {
    await client.cancelQueries({ queryKey: meQuery.queryKey });
    const before = client.getQueryData(meQuery.queryKey)?.settings;
    setSettings(client, change);
    return before && partOf(before, change);
  },
  onSuccess: (settings, _change, _before, { client }) => tellTabs(client, settings),
  onError: (_error, _change, before, { client }) => {
    if (before) setSettings(client, before);
  },
  meta: { isAtField: () => true },
});

export const deleteMutation = mutationOptions({
  mutationFn: (asked: { confirmation: string; password?: string }) =>
    call("POST /api/me/deletion", { body: asked }),
  meta: {
    failure: () => ({ title: wordsOf(settingsWords).deletion.failed }),
    isAtField: (error) => isHttpError(error) && error.field !== undefined,
  },
});
