import { useRef, useState } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { authWords } from "../words.tsx";
import "./first-talk.css";

export type Line = keyof typeof authWords.texts.demo.lines;

const LINES: readonly Line[] = ["who", "nice", "hard", "together", "remember"];
const OFFERED = ["first", "second"];

/** A first word with Luli, for who has no account: what one may ask is offered, and the words have the answers. Nothing is sent or kept. */
export function FirstTalk({ onAsk }: { onAsk: (line: Line) => void }) {
  const { title, greeting, over, lines } = useWords(authWords).demo;
  const [asked, setAsked] = useState<readonly Line[]>([]);
  const answer = useRef<HTMLParagraphElement>(null);
  const last = asked.at(-1);
  const left = LINES.filter((line) => !asked.includes(line));
  const handleAsk = (line: Line) => {
    setAsked([...asked, line]);
    onAsk(line);
    // The last question goes, and would take the focus along.
    if (left.length <= OFFERED.length) answer.current?.focus();
  };
  return (
    <section className="first-talk" aria-label={title}>
      <div className="first-talk-bubble">
        {last ? <p className="first-talk-asked">{lines[last].ask}</p> : null}
        <p ref={answer} role="status" tabIndex={-1}>
          {last ? lines[last].answer : greeting}
        </p>
        {left.length === 0 ? <p className="first-talk-asked">{over}</p> : null}
      </div>
      <ul className="first-talk-asks">
        {OFFERED.map((place, i) => {
          const line = left[i];
          if (!line) return null;
          // The next question takes the place, and the focus, of the one that was asked.
          return (
            <li key={place}>
              <button type="button" onClick={() => handleAsk(line)}>
                {lines[line].ask}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
