import Mic from "lucide-react/icons/mic";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cut } from "../../../../shared/cut.ts";
import { CHAT_LIMITS } from "../../../../shared/rules/chat-limits.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { canDictate, dictate, canDictateOnDevice, type Problem } from "./dictation.ts";
import { voiceWords } from "./words.ts";

type MicrophoneProps = {
  /** The composer's text. */
  text: string;
  /** Receives the dictated text, to be changed or sent. */
  onText: (text: string) => void;
  /** Called when the microphone opens and at each word: a reply may have begun in between. */
  onInput: (() => void) | undefined;
};

/** The composer's microphone. Typing, sending or leaving stops it. */
export const Microphone = ({ text, onText, onInput }: MicrophoneProps) => {
  const words = useWords(voiceWords);
  const language = useLanguage();
  const [isListening, setListening] = useState(false);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const written = useRef("");
  /** True once the person has agreed to speech recognition by the browser's maker on this visit. */
  const hasAgreed = useRef(false);

  const end = () => {
    stop.current?.();
    stop.current = null;
    setListening(false);
  };
  const listen = (isHere: boolean) => {
    const before = text.trim();
    written.current = text;
    setAsks(false);
    setListening(true);
    onInput?.();
    stop.current = dictate({
      language,
      isHere,
      onWords(heard) {
        if (stop.current === null) return;
        onInput?.();
        const said = [before, heard].filter(Boolean).join(" ");
        written.current = cut(said, CHAT_LIMITS.messageLength);
        onText(written.current);
      },
      onEnd(found) {
        stop.current = null;
        setListening(false);
        setProblem(found);
      },
    });
  };
  const handlePress = async () => {
    setProblem(null);
    if (isListening) return stop.current?.();
    const isHere = await canDictateOnDevice(language);
    if (isHere || hasAgreed.current) listen(isHere);
    else setAsks(true);
  };

  const handleText = useEffectEvent((now: string) => {
    if (isListening && now !== written.current) end();
  });
  useEffect(() => handleText(text), [text]);
  useEffect(() => () => stop.current?.(), []);

  if (!canDictate()) return null;
  const label = isListening ? words.stop : words.speak;
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={isListening}
        onClick={() => void handlePress()}
        className={`grid size-12 place-items-center rounded-full ${isListening ? "bg-(--bad-bg) text-(--bad-fg) motion-safe:animate-pulse" : "text-ink-2 hover:text-ink"}`}
      >
        <Icon of={Mic} className="size-5" />
      </button>
      {asks && (
        <div className="plate plate-high absolute -right-14 bottom-full z-10 mb-3 w-64 p-4 text-[15px] text-ink">
          <p aria-hidden>{words.elsewhere}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                hasAgreed.current = true;
                listen(false);
              }}
            >
              {words.goOn}
            </Button>
            <Button kind="soft" size="sm" onClick={() => setAsks(false)}>
              {words.leave}
            </Button>
          </div>
        </div>
      )}
      <p
        role="status"
        className={
          problem
            ? "absolute -right-14 bottom-full z-10 mb-3 w-64 rounded-lg bg-(--bad-bg) p-3 text-[15px] text-(--bad-fg)"
            : "sr-only"
        }
      >
        {problem ? words.problem[problem] : asks ? words.elsewhere : isListening && words.listening}
      </p>
    </div>
  );
};
