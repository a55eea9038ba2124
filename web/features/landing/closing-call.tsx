import type { ReactNode } from "react";
import { Stage } from "../../ui/stage.tsx";
import { Door } from "./door.tsx";

type ClosingCallProps = { puppy: ReactNode; action: ReactNode };

export function ClosingCall({ puppy, action }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-title" className="closing-outer">
      <Stage name="night" className="closing" scene={{ width: 1200, height: 420, starsFrom: 0.4 }}>
        <div className="closing-text">
          <h2 id="closing-title" className="t-h1">
            Luli’s door is always open
          </h2>
          <p className="closing-lead">
            Come in and say hi. The first 7 days are free, and you can leave whenever you like.
          </p>
          {action}
          <p className="fine">Then $20/month. Cancel anytime.</p>
        </div>
        <div className="closing-picture">
          <Door />
          <div className="closing-puppy">{puppy}</div>
        </div>
      </Stage>
    </section>
  );
}
