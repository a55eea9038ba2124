import { useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TasksDialog } from "./tasks-dialog.tsx";
import { MOST_COINS } from "./task/logic.ts";
import { taskWords } from "./task/words.ts";
import "./task/task.css";

/** Leads from the store to the tasks when the coins do not suffice. */
export function MoreCoinsSection() {
  const words = useWords(taskWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card
        as="section"
        className="flex flex-wrap items-center justify-between gap-y-4 gap-x-6 mt-6 py-5 px-5.5"
        aria-labelledby="more-coins-title"
      >
        <div>
          <h2 id="more-coins-title" className="t-h3">
            {words.moreCoins.title}
          </h2>
          <p className="mt-1 text-ink-2">{words.moreCoins.text(MOST_COINS)}</p>
        </div>
        <Button kind="soft" onClick={() => setOpen(true)}>
          {words.view}
        </Button>
      </Card>
      {isOpen ? <TasksDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
