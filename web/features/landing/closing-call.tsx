import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Stage } from "../../ui/stage.tsx";
import { Door } from "./door.tsx";
import { landingWords } from "./words.tsx";

type ClosingCallProps = { puppy: ReactNode; action: ReactNode };

export function ClosingCall({ puppy, action }: ClosingCallProps) {
  const words = useWords(landingWords).closing;
  return (
    <section aria-labelledby="closing-title" className="closing-outer">
      <Stage name="night" className="closing" scene={{ width: 1200, height: 420, starsFrom: 0.4 }}>
        <div className="closing-text">
          <h2 id="closing-title" className="t-h1">
            {words.title}
          </h2>
          <p className="closing-lead">{words.lead}</p>
          {action}
          <p className="fine">{words.fine}</p>
        </div>
        <div className="closing-picture">
          <Door />
          <div className="closing-puppy">{puppy}</div>
        </div>
      </Stage>
    </section>
  );
}
