import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { rememberMutation } from "../tools/data.ts";
import { toolWords } from "../tools/words.ts";
import { Question } from "./question.tsx";
import { asideWords } from "./words.ts";

/** Where a message told of health, faith or love. A yes costs no message; after a no the same is not asked again. */
export const RememberChips = ({ chatId, puppyName }: { chatId: string; puppyName: string }) => {
  const words = useWords(asideWords);
  const { remembered } = useWords(toolWords);
  const [isDeclined, setDeclined] = useState(false);
  const { mutate: remember, isPending, isSuccess } = useMutation(rememberMutation(puppyName));
  if (isDeclined) return null;
  if (isPending || isSuccess)
    return (
      <p role="status" className="py-2 text-[15px] font-semibold text-ink-2">
        {isSuccess && remembered(puppyName)}
      </p>
    );
  return (
    <Question
      words={words.askMemory}
      onYes={() => remember(chatId)}
      onNo={() => setDeclined(true)}
    />
  );
};
