// The parts between and beside the messages: day separators, the link to more messages and the speaker's face.
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { PawIcon } from "../../../ui/icons.tsx";
import { chatWords } from "../words.ts";
import { formatDay } from "../conversation/messages.ts";
import type { Notice } from "../notices/notices.ts";

export const DaySeparator = ({ at, now }: { at: string; now: number }) => {
  const words = useWords(chatWords);
  const language = useLanguage();
  return (
    <li className="py-2 text-center text-[13.5px] font-medium text-ink-3">
      {formatDay(at, { now: new Date(now), words, language })}
    </li>
  );
};

/** The face beside a message of the puppy. */
export const SpeakerFace = ({ src }: { src: string }) => (
  <img src={src} alt="" width={40} height={40} className="pill size-9 md:size-10" />
);

type RetryLineProps = { text?: string; className?: string; onRetry: () => unknown };

/** Tells that something could not be loaded, by default the conversation, and offers another try. */
export const RetryLine = ({ text, className = "", onRetry }: RetryLineProps) => {
  const words = useWords(chatWords);
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 ${className}`}>
      {text ?? words.historyFailed}
      <Button kind="soft" size="sm" onClick={() => void onRetry()}>
        {words.tryAgain}
      </Button>
    </p>
  );
};

type MoreMessagesProps = { label: string; isLoading: boolean; onLoad: () => void };

export const MoreMessages = ({ label, isLoading, onLoad }: MoreMessagesProps) => {
  const { loadingEarlier } = useWords(chatWords);
  return (
    <li className="flex justify-center pb-2">
      <Button kind="ghost" size="sm" busy={isLoading && loadingEarlier} onClick={onLoad}>
        {label}
      </Button>
    </li>
  );
};

type NoticeLineProps = { notice: Notice; puppyName: string };

/** A notice in the conversation, as large as a message. */
export const NoticeLine = ({ notice, puppyName }: NoticeLineProps) => (
  <li className="mx-auto my-2 max-w-[34rem] rounded-md border border-line-strong px-4 py-2.5 text-center text-balance text-ink md:text-[17px]">
    {useWords(chatWords).notice[notice](puppyName)}
  </li>
);

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
