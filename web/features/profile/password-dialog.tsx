import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast.tsx";
import { useFocusProblem } from "../../ui/use-focus-problem.ts";
import { passwordMutation } from "./data.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import type { ProfileDialogProps } from "./edit-dialog.tsx";
import { checkPasswordChange, type Problems, problemsOf } from "./logic.ts";

const NONE: Problems = {};

export function PasswordDialog({ me, puppy, onClose }: ProfileDialogProps) {
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
            title: "Password changed",
            text: isElsewhereEnded
              ? "Everywhere else you are signed out."
              : "Your new password is set.",
            tone: "success",
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title="Change your password" puppy={puppy}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        {/* For password managers, which ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email} />
        <Field
          label="Your password now"
          name="current-password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problems.currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
        <Field
          label="New password"
          name="new-password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${PASSWORD_LENGTH.min} characters`}
          value={newPassword}
          error={problems.newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Switch
          label="Sign out everywhere else"
          isOn={isElsewhereEnded}
          onChange={setIsElsewhereEnded}
        />
        <DialogButtons
          busy={change.isPending && "Saving..."}
          label="Change password"
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
