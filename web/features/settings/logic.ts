// How saved settings read.
import type { Settings } from "../../../shared/contracts/me.ts";

export const onOff = (isOn: boolean) => (isOn ? "On" : "Off");

/** "English (US)" for en-US; a tag that is no language reads as it is. */
export function languageName(tag: string): string {
  try {
    const { language, region } = new Intl.Locale(tag);
    const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? tag;
    return region ? `${name} (${region})` : name;
  } catch {
    return tag;
  }
}

const THEMES: Record<Settings["theme"], string> = {
  system: "As the system",
  light: "Light",
  dark: "Dark",
};

export const themeName = (theme: Settings["theme"]) => THEMES[theme];
