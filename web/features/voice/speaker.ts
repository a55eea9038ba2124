// Luli's spoken replies: the settings page's Voice Messages. The browser's own voice reads; one reply at a time, never before a
// gesture.

/** Whoever began to speak in an earlier turn has nothing more to say. */
let turn = 0;
let stop: (() => void) | null = null;

export function hush(): void {
  turn += 1;
  stop?.();
  stop = null;
}

/** Instead of whatever is being said. `onSpeaking` hears when the voice begins and when it is over, however that came. */
export function say(
  text: string,
  language: string,
  onSpeaking: (isSpeaking: boolean) => void = () => {},
): void {
  hush();
  if (typeof speechSynthesis === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const own = turn;
  import("./read-aloud.ts").then(
    ({ readAloud }) => {
      if (own === turn) stop = readAloud(text, language, onSpeaking);
    },
    (error: unknown) => console.warn("Luli could not speak.", error),
  );
}
