import { useState } from "react";
import { MoreCoins } from "./task/more-coins.tsx";
import { OwnPuppy } from "./own-puppy.tsx";
import { TasksDialog } from "./tasks-dialog.tsx";

/** The store's end: where more coins come from. */
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
