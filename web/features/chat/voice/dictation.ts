// Dictation by the browser's speech recognition. It restarts at each pause: some browsers repeat themselves in continuous mode.

/** The part of the browser's SpeechRecognition (Web Speech API) that we use; TypeScript does not know it. */
type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
};
type Recogniser = {
  new (): Recognition;
  /** Absent in browsers without recognition on the device. */
  available?: (asked: { langs: string[]; processLocally: true }) => Promise<string>;
};
type ResultEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };

/** `denied`: the person, or their browser, blocks the microphone. `silence`: nothing was said. */
export type Problem = "denied" | "silence" | "failed";

const PROBLEMS: Record<string, Problem> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "no-speech": "silence",
};

const recogniser = (): Recogniser | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Recogniser | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

export const canDictate = (): boolean => recogniser() !== undefined;

/** Returns whether the speech stays on the device. */
export async function canDictateOnDevice(language: string): Promise<boolean> {
  const answer = await recogniser()
    ?.available?.({ langs: [language], processLocally: true })
    .catch(() => "unavailable");
  return answer === "available";
}

type Dictation = {
  language: string;
  isHere: boolean;
  /** Receives the whole text so far. */
  onWords: (words: string) => void;
  onEnd: (problem: Problem | null) => void;
};

/** Returns how to stop; words spoken until then still arrive. */
export function dictate({ language, isHere, onWords, onEnd }: Dictation): () => void {
  const Recogniser = recogniser()!;
  let before = "";
  let isOver = false;
  let stopBreath = () => {};

  const breathe = () => {
    const recognition = new Recogniser();
    recognition.lang = language;
    recognition.interimResults = true;
    if (isHere) recognition.processLocally = true;
    let words = "";
    let problem: Problem | null = null;
    recognition.addEventListener("result", (event) => {
      words = Array.from((event as ResultEvent).results, (result) => result[0]!.transcript)
        .join("")
        .trim();
      onWords([before, words].filter(Boolean).join(" "));
    });
    recognition.addEventListener("error", (event) => {
      const { error } = event as Event & { error: string };
      if (error !== "aborted") problem = PROBLEMS[error] ?? "failed";
    });
    recognition.addEventListener("end", () => {
      before = [before, words].filter(Boolean).join(" ");
      // Speech goes on after a pause; silence ends it.
      if (!isOver && words !== "" && problem === null) return breathe();
      onEnd(problem === "silence" && before !== "" ? null : problem);
    });
    stopBreath = () => recognition.stop();
    recognition.start();
  };

  breathe();
  return () => {
    isOver = true;
    stopBreath();
  };
}
