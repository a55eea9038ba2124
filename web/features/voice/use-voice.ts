// Luli speaks while this page is open and Voice Messages are on.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Settings } from "../../../shared/contracts/settings.ts";
import type { ReadAloud } from "./read-aloud.ts";
import { hush, startSpeaking } from "./speaker.ts";

type Voice = {
  isSpeaking: boolean;
  /** Receives the growing reply; null when it must not be read. */
  follow: (turnId: string, text: string | null, isWhole: boolean) => void;
  /** Reads aloud on request, also while Voice Messages are off. Absent where the browser has no voices. */
  aloud?: (turnId: string, text: string) => void;
  hush: typeof hush;
};

export function useVoice({ language, voice_messages: isOn }: Settings): Voice {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const reading = useRef<ReadAloud | null>(null);
  useEffect(() => {
    // A voice outlives the page that started it, also over a reload.
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);
  useEffect(() => {
    if (!isOn) hush();
  }, [isOn]);
  const follow = useCallback(
    (turnId: string, text: string | null, isWhole: boolean) => {
      if (text === null) hush();
      if (text === null || !isOn) return void (reading.current = null);
      const read = reading.current ?? startSpeaking(turnId, language, setIsSpeaking);
      reading.current = isWhole ? null : read;
      read(text, isWhole);
    },
    [isOn, language],
  );
  const aloud = useCallback(
    (turnId: string, text: string) => startSpeaking(turnId, language, setIsSpeaking)(text, true),
    [language],
  );
  // Reading the property would start the speech engine, which takes a slow phone 120 ms.
  const canSpeak = "speechSynthesis" in globalThis;
  return { isSpeaking, follow, hush, ...(canSpeak && { aloud }) };
}
