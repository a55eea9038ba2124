import { useState } from "react";
import { Puppy } from "../features/puppy/puppy.tsx";
import { MoreCoins } from "../features/task/more-coins.tsx";
import { TasksDialog } from "./tasks-dialog.tsx";

/** The store's end: where more coins come from. */
export function MoreCoinsSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoreCoins puppy={<Puppy mood="attention" label="" />} onViewTasks={() => setOpen(true)} />
      <TasksDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
