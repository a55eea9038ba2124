import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Settings } from "../../../shared/contracts/settings.ts";
import { setSoundEnabled } from "../../features/game/puppy/sound/sound.ts";
import { keep } from "../../lib/browser/kept.ts";
import { meQuery } from "../../lib/data.ts";

/** The channel on which web/features/settings/data.ts tells every tab about saved settings. */
const SETTINGS_CHANNEL = "luli-settings";
type News = { userId: string; settings: Settings };

/** Applies the saved settings to this page. */
export function usePreferences(settings: Settings | undefined): void {
  const theme = settings?.theme;
  const hasSound = settings?.sound_effects;
  const client = useQueryClient();
  useEffect(() => {
    const tabs = new BroadcastChannel(SETTINGS_CHANNEL);
    tabs.addEventListener("message", ({ data: { userId, settings: chosen } }: MessageEvent<News>) =>
      client.setQueryData(meQuery.queryKey, (me) =>
        // A choice that is being saved is newer than the settings of any tab.
        me?.user.id === userId && !client.isMutating() ? { ...me, settings: chosen } : me,
      ),
    );
    return () => tabs.close();
  }, [client]);
  useEffect(() => {
    if (theme === undefined) return;
    document.documentElement.dataset["theme"] = theme;
    // public/before-paint.js reads this before the next first paint.
    keep("theme", theme);
  }, [theme]);
  useEffect(() => {
    if (hasSound !== undefined) setSoundEnabled(hasSound);
  }, [hasSound]);
}
