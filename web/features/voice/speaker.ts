// Luli's spoken replies: the Voice Messages of the settings page. The browser's own voice reads one reply at a time, never before a
// gesture.
import type { ReadAloud } from "./read-aloud.ts";

/** Speech of an earlier turn is dropped. */
let turn = 0;
let stop: (() => void) | null = null;
/** How many characters of a reply's speech (shared/rules/speech.ts) were heard on this page, by the id of its turn. */
const heard = new Map<string, number>();

/** Stops the voice and returns how much was heard of each reply. */
export function hush(): ReadonlyMap<string, number> {
  turn += 1;
  stop?.();
  stop = null;
  return heard;
}

/** Starts to read a growing text in place of the current one. `onSpeaking` reports when the voice begins and when it is over. */
export function startSpeaking(
  turnId: string,
  language: string,
  onSpeaking: (isSpeaking: boolean) => void,
): ReadAloud {
  hush();
  if (typeof speechSynthesis === "undefined") return () => {};
  if (!navigator.userActivation?.hasBeenActive) return () => {};
  const own = turn;
  let read: ReadAloud | null = null;
  let latest: Parameters<ReadAloud> | null = null;
  import("./read-aloud.ts").then(
    ({ startReading }) => {
      if (own !== turn) return;
      const reading = startReading(language, onSpeaking, (length) =>
        heard.set(turnId, Math.max(length, heard.get(turnId) ?? 0)),
      );
      ({ read, stop } = reading);
      if (latest) read(...latest);
    },
    (error: unknown) => console.warn("Luli could not speak.", error),
  );
  return (...said) => {
    if (own !== turn) return;
    latest = said;
    read?.(...said);
  };
}
