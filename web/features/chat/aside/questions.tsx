import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { cut } from "../../../../shared/cut.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { rememberMutation } from "../tools/data.ts";
import { toolWords } from "../tools/words.ts";
import { helpWords } from "../help/words.ts";
import { asideWords } from "./words.ts";
import { declineFollowUpMutation, declineNameMutation, planFollowUpMutation } from "./data.ts";

type QuestionProps = {
  words: string;
  onYes: () => void;
  onNo: () => void;
  /** A "no" that counts as much as the "yes". */
  isNoEqual?: boolean;
};

/** A quiet yes-or-no question below the conversation. */
const Question = ({ words, onYes, onNo, isNoEqual = false }: QuestionProps) => {
  const { yes, no } = useWords(asideWords);
  return (
    <div
      role="group"
      aria-label={words}
      className="flex flex-wrap items-center justify-center gap-2 py-2 text-[15px] font-semibold text-ink-2"
    >
      <span aria-hidden className="text-center">
        {words}
      </span>
      <Button kind="soft" size="sm" onClick={onYes}>
        {yes}
      </Button>
      <Button kind={isNoEqual ? "soft" : "ghost"} size="sm" onClick={onNo}>
        {no}
      </Button>
    </div>
  );
};

/** Asks whether to remember a message about health, faith or love. A yes costs no message; a no is not asked again. */
export const RememberChips = ({ chatId, puppyName }: { chatId: string; puppyName: string }) => {
  const words = useWords(asideWords);
  const { remembered } = useWords(toolWords);
  const [isDeclined, setDeclined] = useState(false);
  const { mutate: remember, isPending, isSuccess } = useMutation(rememberMutation(puppyName));
  if (isDeclined) return null;
  if (isPending || isSuccess)
    return <QuestionDone>{isSuccess && remembered(puppyName)}</QuestionDone>;
  return (
    <Question
      words={words.askMemory}
      onYes={() => remember(chatId)}
      onNo={() => setDeclined(true)}
    />
  );
};

/** Letters of an event that are quoted: a phone shows them in three lines. */
const QUOTED = 90;

type FollowUpChipsProps = { chatId: string; words: string; onYes: () => void };

/** Offers that Luli asks later how an event went, once. A no is stored, so that no device asks again. */
export const FollowUpChips = ({ chatId, words: event, onYes }: FollowUpChipsProps) => {
  const words = useWords(asideWords);
  const { mutate: plan, isIdle, isError, isSuccess } = useMutation(planFollowUpMutation);
  const { mutate: decline, isIdle: isOpen } = useMutation(declineFollowUpMutation);
  if (!isOpen) return null;
  return isIdle || isError ? (
    <Question
      words={words.askFollowUp(event.length > QUOTED ? `${cut(event, QUOTED)}…` : event)}
      onYes={() => {
        onYes();
        plan(chatId);
      }}
      onNo={() => decline(chatId)}
      isNoEqual
    />
  ) : (
    <QuestionDone>{isSuccess && words.willAsk}</QuestionDone>
  );
};

export const QuestionDone = ({ children }: { children: ReactNode }) => (
  <p role="status" className="py-2 text-[15px] font-semibold text-ink-2">
    {children}
  </p>
);

type NameChipsProps = { chatId: string; name: string; onSay: (message: string) => void };

/** Asks for a name that a sentence may have told. A yes is sent as a message, so that Luli hears it; a no is stored. */
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

/** The question of the help card, and its answers. They are said in the chat, where Luli hears them as if they were typed: a yes ends the crisis. */
export const SafetyChips = ({ onSay }: { onSay: (message: string) => void }) => {
  const { safety } = useWords(asideWords);
  const { question } = useWords(helpWords);
  return (
    <Question
      words={question}
      onYes={() => onSay(safety.yes)}
      onNo={() => onSay(safety.no)}
      isNoEqual
    />
  );
};
