import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Settings } from "../../shared/contracts/me.ts";
import { setSoundEnabled } from "../features/puppy/sound.ts";
import { setVoiceEnabled } from "../features/voice/speaker.ts";
import { meQuery } from "../lib/data.ts";
import { hearSettings } from "../lib/settings-tabs.ts";

/** Read again by public/before-paint.js before the next first paint. */
const THEME_KEY = "luli-theme";

/** Puts the saved settings into effect on this page. */
export function usePreferences(settings: Settings | undefined): void {
  const theme = settings?.theme;
  const hasSound = settings?.sound_effects;
  const hasVoice = settings?.voice_messages;
  const client = useQueryClient();
  useEffect(
    () =>
      hearSettings(({ userId, settings: chosen }) => {
        client.setQueryData(meQuery.queryKey, (me) =>
          me?.user.id === userId ? { ...me, settings: chosen } : me,
        );
      }),
    [client],
  );
  useEffect(() => {
    if (theme === undefined) return;
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch {
      // Storage is closed: the next visit begins with the system's theme.
    }
  }, [theme]);
  useEffect(() => {
    if (hasSound !== undefined) setSoundEnabled(hasSound);
  }, [hasSound]);
  useEffect(() => {
    if (hasVoice !== undefined) setVoiceEnabled(hasVoice);
  }, [hasVoice]);
}
