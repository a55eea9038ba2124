import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast.tsx";
import { useFocusProblem } from "../../ui/use-focus-problem.ts";
import { profileMutation } from "./data.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import { checkNames, type Problems, problemsOf } from "./logic.ts";

export type ProfileDialogProps = { me: Me; puppy: ReactNode; onClose: () => void };

const NONE: Problems = {};

export function EditDialog({ me, puppy, onClose }: ProfileDialogProps) {
  const [name, setName] = useState(me.user.name);
  const [puppyName, setPuppyName] = useState(me.puppy.name);
  const [problems, setProblems] = useState(NONE);
  const form = useFocusProblem(problems);
  const save = useMutation(profileMutation);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkNames(name, puppyName);
    setProblems(found);
    if (save.isPending || Object.keys(found).length > 0) return;
    save.mutate(
      { name, puppy_name: puppyName },
      {
        onError: (error) => setProblems(problemsOf(error)),
        onSuccess: ({ user, puppy: { name: called } }) => {
          showToast({
            title: "Profile saved",
            text: `${called} will call you ${user.name || "friend"}.`,
            tone: "success",
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title="Edit your profile" puppy={puppy}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Field
          label="Your name"
          name="name"
          autoComplete="given-name"
          hint={`What ${me.puppy.name} calls you`}
          value={name}
          error={problems.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Your puppy's name"
          name="puppy-name"
          autoComplete="off"
          required
          value={puppyName}
          error={problems.puppy_name}
          onChange={(event) => setPuppyName(event.target.value)}
        />
        <DialogButtons busy={save.isPending && "Saving..."} label="Save" onClose={onClose} />
      </form>
    </Dialog>
  );
}
