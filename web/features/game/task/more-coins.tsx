import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Stage } from "../../../ui/stage.tsx";
import { MOST_COINS } from "./logic.ts";
import { taskWords } from "./words.ts";
import "./task.css";

type MoreCoinsProps = { puppy: ReactNode; onViewTasks: () => void };

/** The store's way to the tasks, for whom the coins do not suffice. */
export function MoreCoins({ puppy, onViewTasks }: MoreCoinsProps) {
  const words = useWords(taskWords);
  return (
    <Card as="section" className="more-coins" aria-labelledby="more-coins-title">
      <Stage name="mint" className="more-coins-stage" scene={{ width: 420, height: 190, seed: 4 }}>
        <div className="more-coins-puppy">{puppy}</div>
      </Stage>
      <div className="more-coins-text">
        <h2 id="more-coins-title" className="t-h2">
          {words.moreCoins.title}
        </h2>
        <p className="text-ink-2">{words.moreCoins.text(MOST_COINS)}</p>
        <Button kind="soft" onClick={onViewTasks}>
          {words.view}
        </Button>
      </div>
    </Card>
  );
}
