import { useMutation } from "@tanstack/react-query";
import type { Memory } from "../../../shared/contracts/memory.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { FailureNote } from "../../ui/notes/failure-note.tsx";
import { forgetAllMutation, forgetMutation, memoryFailure } from "./data.ts";
import { memoryWords } from "./words.ts";

type ForgetDialogProps = {
  /** Null forgets everything. */
  memory: Memory | null;
  onClose: () => void;
  onForgotten: (done: { title: string }) => void;
};

export function ForgetDialog({ memory, onClose, onForgotten }: ForgetDialogProps) {
  const words = useWords(memoryWords);
  const said = memory ? words.forgetting : words.forgettingAll;
  const one = useMutation(forgetMutation);
  const all = useMutation(forgetAllMutation);
  const handleForgotten = () => {
    onForgotten({ title: said.done });
    onClose();
  };
  const handleForget = () => {
    if (memory) one.mutate(memory.id, { onSuccess: handleForgotten });
    else all.mutate(undefined, { onSuccess: handleForgotten });
  };
  return (
    <Dialog
      onClose={onClose}
      title={said.title}
      text={
        <>
          {memory ? (
            <strong className="mb-2 block font-semibold text-ink wrap-anywhere">
              {words.quote(memory.words)}
            </strong>
          ) : null}
          {said.text}
        </>
      }
    >
      <FailureNote failure={memoryFailure(one.error ?? all.error)} />
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
