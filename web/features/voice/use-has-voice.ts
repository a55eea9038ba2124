// Tells whether this browser has a voice. Browsers load voices on the first request.
import { useEffect, useState, useSyncExternalStore } from "react";
import { ownVoices } from "./sentences.ts";

/** Browsers load voices late; after this time there are none. */
const PATIENCE_MS = 1500;

const canSpeak = () => typeof speechSynthesis !== "undefined";
const hasVoices = () => canSpeak() && ownVoices(speechSynthesis.getVoices()).length > 0;

function subscribe(listener: () => void): () => void {
  if (!canSpeak()) return () => {};
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}

export function useHasVoice(): boolean | "unknown" {
  const hasVoice = useSyncExternalStore(subscribe, hasVoices, () => false);
  const [isSure, setIsSure] = useState(() => !canSpeak());
  useEffect(() => {
    const timer = setTimeout(() => setIsSure(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasVoice || (isSure ? false : "unknown");
}
