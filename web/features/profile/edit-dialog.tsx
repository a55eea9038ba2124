import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { useTyped } from "../../lib/browser/use-typed.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { profileMutation } from "./data.ts";
import { checkNames, type Problems, problemsOf } from "./logic.ts";
import { profileWords } from "./words.tsx";

export type ProfileDialogProps = { me: Me; puppy: ReactNode; onClose: () => void };

const NONE: Problems = {};

export function EditDialog({ me, puppy, onClose }: ProfileDialogProps) {
  const words = useWords(profileWords);
  const [name, setName] = useTyped("name", me.user.name);
  const [puppyName, setPuppyName] = useTyped("puppy-name", me.puppy.name);
  const [problems, setProblems] = useState(NONE);
  const save = useMutation(profileMutation);

  const handleSubmit = () => {
    const found = checkNames(name, puppyName);
    setProblems(found);
    if (save.isPending || Object.keys(found).length > 0) return;
    save.mutate(
      { name, puppy_name: puppyName },
      {
        onError: (error) => setProblems(problemsOf(error)),
        onSuccess: ({ user, puppy: { name: called } }) => {
          showToast({
            title: words.names.saved.title,
            text: words.names.saved.text(called, user.name),
            tone: "success",
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog onClose={onClose} title={words.names.title} puppy={puppy}>
      <Form problems={problems} onSubmit={handleSubmit} className="grid gap-4">
        <Field
          label={words.names.yours}
          name="name"
          autoComplete="given-name"
          hint={words.names.hint(me.puppy.name)}
          value={name}
          error={problems.name}
          onChange={setName}
        />
        <Field
          label={words.names.puppys}
          name="puppy-name"
          autoComplete="off"
          required
          value={puppyName}
          error={problems.puppy_name}
          onChange={setPuppyName}
        />
        <DialogButtons
          busy={save.isPending && words.saving}
          label={words.names.save}
          away={words.neverMind}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
