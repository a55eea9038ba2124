import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { useFocusProblem } from "../../ui/form/use-focus-problem.ts";
import { passwordMutation } from "./data.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import type { ProfileDialogProps } from "./edit-dialog.tsx";
import { checkPasswordChange, type Problems, problemsOf } from "./logic.ts";
import { profileWords } from "./words.tsx";

const NONE: Problems = {};

export function PasswordDialog({ me, puppy, onClose }: ProfileDialogProps) {
  const { saving, newPassword: words } = useWords(profileWords);
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [isElsewhereEnded, setIsElsewhereEnded] = useState(true);
  const [problems, setProblems] = useState(NONE);
  const form = useFocusProblem(problems);
  const change = useMutation(passwordMutation);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPasswordChange({ currentPassword, newPassword });
    setProblems(found);
    if (change.isPending || Object.keys(found).length > 0) return;
    change.mutate(
      { currentPassword, newPassword, revokeOtherSessions: isElsewhereEnded },
      {
        onError: (error) => setProblems(problemsOf(error)),
        onSuccess: () => {
          showToast({
            title: words.done.title,
            text: isElsewhereEnded ? words.done.elsewhere : words.done.here,
            tone: "success",
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title={words.title} puppy={puppy}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {/* For password managers, which ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email} />
        <Field
          label={words.now}
          name="current-password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problems.currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
        <Field
          label={words.label}
          name="new-password"
          type="password"
          autoComplete="new-password"
          required
          hint={words.minimum(PASSWORD_LENGTH.min)}
          value={newPassword}
          error={problems.newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Switch label={words.elsewhere} isOn={isElsewhereEnded} onChange={setIsElsewhereEnded} />
        <DialogButtons busy={change.isPending && saving} label={words.action} onClose={onClose} />
      </form>
    </Dialog>
  );
}
