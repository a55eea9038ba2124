import { useMutation } from "@tanstack/react-query";
import { isBlank } from "../../../shared/blank.ts";
import { type Memory, MEMORY_LENGTH } from "../../../shared/contracts/memory.ts";
import { useTyped } from "../../lib/browser/use-typed.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { FailureNote } from "../../ui/notes/failure-note.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { changeMutation, memoryFailure } from "./data.ts";
import { memoryWords } from "./words.ts";

export function EditDialog({ memory, onClose }: { memory: Memory; onClose: () => void }) {
  const words = useWords(memoryWords);
  const [typed, setTyped] = useTyped(`memory:${memory.id}`, memory.words);
  const change = useMutation(changeMutation);
  const handleSubmit = () => {
    if (change.isPending || isBlank(typed)) return;
    change.mutate({ id: memory.id, change: { words: typed } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={words.editing.title}>
      <Form onSubmit={handleSubmit} className="grid gap-4">
        <TextArea
          label={words.editing.label}
          name="words"
          rows={3}
          required
          maxLength={MEMORY_LENGTH}
          value={typed}
          onChange={setTyped}
        />
        <FailureNote failure={memoryFailure(change.error)} />
        <DialogButtons
          label={words.editing.save}
          busy={change.isPending && words.editing.busy}
          away={words.cancel}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
