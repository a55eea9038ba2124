import { useMutation } from "@tanstack/react-query";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { declineNameMutation } from "./data.ts";
import { asideWords } from "./words.ts";

type NameChipsProps = { chatId: string; name: string; onSay: (message: string) => void };

/** Where a sentence may have told a name. A yes is said in the chat, so that Luli hears it, too; a no is kept. */
export const NameChips = ({ chatId, name, onSay }: NameChipsProps) => {
  const words = useWords(asideWords);
  const { mutate: decline, isIdle } = useMutation(declineNameMutation);
  if (!isIdle) return null;
  return (
    <div
      role="group"
      aria-label={words.askName(name)}
      className="flex flex-wrap items-center justify-center gap-2 py-2 text-[15px] font-semibold text-ink-2"
    >
      <span aria-hidden>{words.askName(name)}</span>
      <Button kind="soft" size="sm" onClick={() => onSay(words.callMe(name))}>
        {words.yes}
      </Button>
      <Button kind="ghost" size="sm" onClick={() => decline(chatId)}>
        {words.no}
      </Button>
    </div>
  );
};
