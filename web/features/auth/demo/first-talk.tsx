import { mutationOptions, useMutation } from "@tanstack/react-query";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type ReactNode, useRef, useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import { FIRST_TALK } from "../../../../shared/rules/first-talk.ts";
import { call } from "../../../lib/http.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Form } from "../../../ui/form/form.tsx";
import { authWords } from "../words.tsx";
import { answerTo, type Line, LINES, type Answer, sayLine } from "./script.ts";
import "./first-talk.css";

const OFFERED = ["first", "second"];

const sayFirstMutation = mutationOptions({
  mutationFn: (message: string) =>
    call("POST /api/first-talk", { body: { message }, isPublic: true }),
  // The call fails at once without a network, and the error shows in its place.
  networkMode: "always",
  meta: { isAtField: () => true },
});

type FirstTalkProps = {
  /** Reports the line that the answer belongs to; an unknown message counts as a nice one. */
  onSaid: (line: Line) => void;
  /** Renders help for a person who may need it. */
  helpAs: (help: "card" | "offer") => ReactNode;
};

/**
 * A first talk with Luli without an account. A script answers; only the tone of a typed message is judged by the server, and nothing is
 * stored.
 */
export function FirstTalk({ onSaid, helpAs }: FirstTalkProps) {
  const words = useWords(authWords).demo;
  const [said, setSaid] = useState<readonly Answer[]>([]);
  const [text, setText] = useState("");
  const answer = useRef<HTMLParagraphElement>(null);
  const { mutate: hear, isPending, error } = useMutation(sayFirstMutation);
  const last = said.at(-1);
  const isRefused = isHttpError(error) && error.status === 429;
  // A cry for help does not count against the limit.
  const isOver = isRefused || said.filter((each) => !each.help).length >= FIRST_TALK.messages;
  const left = LINES.filter((line) => said.every((each) => each.line !== line));
  const add = (next: Answer) => {
    setSaid([...said, next]);
    onSaid(next.line ?? "nice");
    // The last question must not take the focus away together with the field.
    if (said.length + 1 >= FIRST_TALK.messages || left.length <= OFFERED.length)
      answer.current?.focus();
  };
  const handleSubmit = () => {
    const ask = text.trim();
    if (isBlank(ask) || isPending) return;
    hear(ask, {
      onSuccess: ({ text: vetted, needs_help: needsHelp, is_sad: isSad }) => {
        setText("");
        add(
          vetted === null
            ? { ...answerTo(words, ask, { isSad, said }), help: needsHelp ? "offer" : null }
            : { line: "hard", ask, answer: vetted, help: needsHelp ? "card" : null },
        );
      },
    });
  };
  return (
    <section className="first-talk" aria-label={words.title}>
      <div className="first-talk-bubble">
        {last ? <p className="text-sm opacity-80">{last.ask}</p> : null}
        <p ref={answer} role="status" tabIndex={-1}>
          {last ? last.answer : words.greeting}
        </p>
        {last?.help ? helpAs(last.help) : null}
        {isOver ? <p className="text-sm opacity-80">{words.over}</p> : null}
        {error && !isRefused ? <p role="alert">{words.failed}</p> : null}
      </div>
      {isOver ? null : (
        <div className="first-talk-asks">
          {OFFERED.map((place, i) => {
            const line = left[i];
            // An answer to words of danger offers no games.
            if (!line || last?.help === "card") return null;
            // The next question takes the place and the focus of the last one.
            return (
              <button key={place} type="button" onClick={() => add(sayLine(words, line))}>
                {words.lines[line].ask}
              </button>
            );
          })}
          <Form onSubmit={handleSubmit}>
            <input
              aria-label={words.field}
              placeholder={words.field}
              value={text}
              maxLength={FIRST_TALK.length}
              enterKeyHint="send"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" aria-label={words.send} aria-disabled={isBlank(text)}>
              <SendHorizontal aria-hidden className="size-5" strokeWidth={2.4} />
            </button>
          </Form>
        </div>
      )}
    </section>
  );
}
