// What a person chooses on the settings page: `PATCH /api/me/settings`, answered by all of them. What is left out stays.
// Each is a column of the table `settings` of the same name.
import * as v from "valibot";
import { DEFAULT_LANGUAGE, LANGUAGE_IDS } from "./language.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const toggle = v.boolean("This is on or off.");

const choices = v.strictObject({
  push_notifications: toggle,
  email_updates: toggle,
  sound_effects: toggle,
  voice_messages: toggle,
  memory: toggle,
  follow_ups: toggle,
  language: v.picklist(LANGUAGE_IDS, "Luli does not speak this language yet."),
  theme: v.picklist(THEMES, "A theme is system, light or dark."),
});
export const settings = v.strictObject({
  ...choices.entries,
  /** An older page may hear of one that it does not know. */
  language: v.string(),
});
export type Settings = v.InferOutput<typeof settings>;
export const SETTINGS = Object.keys(choices.entries) as (keyof Settings)[];

/** What a new account begins with. */
export const DEFAULT_SETTINGS: Settings = {
  push_notifications: false,
  email_updates: false,
  sound_effects: true,
  voice_messages: true,
  memory: true,
  follow_ups: true,
  language: DEFAULT_LANGUAGE,
  theme: "system",
};

export const changeSettingsRequest = v.partial(choices);
export type SettingsChange = v.InferOutput<typeof changeSettingsRequest>;
