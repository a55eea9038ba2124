import { useMutation } from "@tanstack/react-query";
import { useWords } from "../../../lib/words/words.ts";
import { declineNameMutation } from "./data.ts";
import { Question } from "./question.tsx";
import { asideWords } from "./words.ts";

type NameChipsProps = { chatId: string; name: string; onSay: (message: string) => void };

/** Where a sentence may have told a name. A yes is said in the chat, so that Luli hears it, too; a no is kept. */
export const NameChips = ({ chatId, name, onSay }: NameChipsProps) => {
  const words = useWords(asideWords);
  const { mutate: decline, isIdle } = useMutation(declineNameMutation);
  if (!isIdle) return null;
  return (
    <Question
      words={words.askName(name)}
      onYes={() => onSay(words.callMe(name))}
      onNo={() => decline(chatId)}
    />
  );
};
