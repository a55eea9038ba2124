import { useMutation } from "@tanstack/react-query";
import type { Memory } from "../../../shared/contracts/memory.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { forgetAllMutation, forgetMutation } from "./data.ts";
import { memoryWords } from "./words.ts";

type ForgetDialogProps = {
  /** Null: everything. */
  memory: Memory | null;
  onClose: () => void;
};

export function ForgetDialog({ memory, onClose }: ForgetDialogProps) {
  const words = useWords(memoryWords);
  const said = memory ? words.forgetting : words.forgettingAll;
  const one = useMutation(forgetMutation);
  const all = useMutation(forgetAllMutation);
  const handleForgotten = () => {
    showToast({ title: said.done, tone: "success" });
    onClose();
  };
  const handleForget = () => {
    if (memory) one.mutate(memory.id, { onSuccess: handleForgotten });
    else all.mutate(undefined, { onSuccess: handleForgotten });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={said.title}
      text={
        <>
          {memory ? (
            <strong className="mb-2 block font-semibold text-ink wrap-anywhere">
              {memory.words}
            </strong>
          ) : null}
          {said.text}
        </>
      }
    >
      <DialogButtons
        isDanger
        label={said.action}
        busy={(one.isPending || all.isPending) && words.forgetting.busy}
        onAct={handleForget}
        away={words.cancel}
        onClose={onClose}
      />
    </Dialog>
  );
}
