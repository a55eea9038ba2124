import { useWords } from "../../lib/words/words.ts";
import { PawIcon } from "../../ui/icons.tsx";
import { chatWords } from "./words.ts";

/** Three paw prints, one after the other, while Luli is thinking. */
const STEPS = ["[animation-delay:0ms]", "[animation-delay:200ms]", "[animation-delay:400ms]"];

export const TypingIndicator = ({ puppyName }: { puppyName: string }) => (
  <span className="flex h-6 items-center gap-1.5 text-ink-3">
    <span className="sr-only">{useWords(chatWords).thinking(puppyName)}</span>
    {STEPS.map((delay) => (
      <PawIcon key={delay} className={`animate-pulse [animation-duration:1.2s] ${delay}`} />
    ))}
  </span>
);
