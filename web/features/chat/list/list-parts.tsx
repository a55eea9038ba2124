// The parts between and beside the messages: day separators, the link to more messages and the speaker's face.
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { chatWords } from "../words.ts";
import { formatDay } from "../conversation/messages.ts";

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
