// Luli speaks while this page stands and Voice Messages are on, and no longer.
import { useCallback, useEffect, useState } from "react";
import type { Settings } from "../../../shared/contracts/settings.ts";
import { hush, say } from "./speaker.ts";

type Voice = {
  isSpeaking: boolean;
  say: (text: string) => void;
  /** Also while Voice Messages are off, because it was asked for. Absent where the browser reads nothing. */
  aloud?: (text: string) => void;
  hush: () => void;
};

export function useVoice({ language, voice_messages: isOn }: Settings): Voice {
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => {
    // A voice outlives the page that began to speak, also over a reload.
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);
  useEffect(() => {
    if (!isOn) hush();
  }, [isOn]);
  const speak = useCallback(
    (text: string) => {
      if (isOn) say(text, language, setIsSpeaking);
    },
    [isOn, language],
  );
  const readAloud = useCallback((text: string) => say(text, language, setIsSpeaking), [language]);
  const canSpeak = typeof speechSynthesis !== "undefined";
  return { isSpeaking, say: speak, hush, ...(canSpeak && { aloud: readAloud }) };
}
