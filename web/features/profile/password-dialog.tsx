import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PASSWORD_LENGTH } from "../../../shared/rules/passwords.ts";
import { useWords } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { passwordMutation } from "./data.ts";
import type { ProfileDialogProps } from "./edit-dialog.tsx";
import { checkPasswordChange, type Problems, problemsOf } from "./logic.ts";
import { profileWords } from "./words.tsx";

const NONE: Problems = {};

export function PasswordDialog({ me, puppy, onClose }: ProfileDialogProps) {
  const { neverMind, saving, newPassword: words } = useWords(profileWords);
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [isElsewhereEnded, setIsElsewhereEnded] = useState(true);
  const [problems, setProblems] = useState(NONE);
  const change = useMutation(passwordMutation);

  const handleSubmit = () => {
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
    <Dialog onClose={onClose} title={words.title} puppy={puppy}>
      <Form problems={problems} onSubmit={handleSubmit} className="grid gap-4">
        {/* Password managers read the account from this field. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email} />
        <PasswordField
          label={words.now}
          name="current-password"
          value={currentPassword}
          error={problems.currentPassword}
          onChange={setCurrentPassword}
        />
        <PasswordField
          label={words.label}
          name="new-password"
          isNew
          hint={words.minimum(PASSWORD_LENGTH.min)}
          value={newPassword}
          error={problems.newPassword}
          onChange={setNewPassword}
        />
        <Switch label={words.elsewhere} isOn={isElsewhereEnded} onChange={setIsElsewhereEnded} />
        <DialogButtons
          busy={change.isPending && saving}
          label={words.action}
          away={neverMind}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
