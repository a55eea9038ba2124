// Luli speaks while this page stands, and no longer.
import { useCallback, useEffect, useState } from "react";
import { hush, say } from "../features/voice/speaker.ts";

type Voice = { isSpeaking: boolean; say: (text: string) => void; hush: () => void };

export function useVoice(language: string): Voice {
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => {
    // A voice outlives the page that began to speak, also over a reload.
    window.addEventListener("pagehide", hush);
    return () => {
      window.removeEventListener("pagehide", hush);
      hush();
    };
  }, []);
  const speak = useCallback((text: string) => say(text, language, setIsSpeaking), [language]);
  return { isSpeaking, say: speak, hush };
}
