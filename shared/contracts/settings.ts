// What a person chooses on the settings page: `PATCH /api/me/settings`, answered by all of them. What is left out stays.
import * as v from "valibot";
import { LANGUAGE_IDS } from "./language.ts";
import { THEMES } from "./me.ts";

const toggle = v.optional(v.boolean("This is on or off."));

export const changeSettingsRequest = v.strictObject({
  push_notifications: toggle,
  email_updates: toggle,
  sound_effects: toggle,
  voice_messages: toggle,
  language: v.optional(v.picklist(LANGUAGE_IDS, "Luli does not speak this language yet.")),
  theme: v.optional(v.picklist(THEMES, "A theme is system, light or dark.")),
});
export type SettingsChange = v.InferOutput<typeof changeSettingsRequest>;
