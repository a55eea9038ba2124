import { useState, type ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Stage } from "../../ui/stage.tsx";
import { OwnPuppy } from "./own-puppy.tsx";
import { TasksDialog } from "./tasks-dialog.tsx";
import { MOST_COINS } from "./task/logic.ts";
import { taskWords } from "./task/words.ts";
import "./task/task.css";

/** The end of the store: how to earn more coins. */
export function MoreCoinsSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoreCoins
        puppy={<OwnPuppy mood="attention" how={null} />}
        onViewTasks={() => setOpen(true)}
      />
      <TasksDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

type MoreCoinsProps = { puppy: ReactNode; onViewTasks: () => void };

/** Leads from the store to the tasks when the coins do not suffice. */
function MoreCoins({ puppy, onViewTasks }: MoreCoinsProps) {
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
