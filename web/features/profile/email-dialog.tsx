import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTyped } from "../../lib/browser/use-typed.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { EmailField } from "../../ui/form/email-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { emailMutation } from "./data.ts";
import type { ProfileDialogProps } from "./edit-dialog.tsx";
import { checkEmailChange, type Problems, problemsOf } from "./logic.ts";
import { profileWords } from "./words.tsx";

type EmailDialogProps = ProfileDialogProps & {
  /** Links to the emails of a server that sends no real ones. */
  mailbox: ReactNode;
};

const NONE: Problems = {};

export function EmailDialog({ me, puppy, mailbox, onClose }: EmailDialogProps) {
  const { neverMind, sending, newEmail: words } = useWords(profileWords);
  const [newEmail, setNewEmail] = useTyped("email", "");
  const [currentPassword, setCurrentPassword] = useState("");
  const [problems, setProblems] = useState(NONE);
  const change = useMutation(emailMutation);

  const handleSubmit = () => {
    const wanted = { newEmail: newEmail.trim(), currentPassword };
    const found = checkEmailChange(wanted, me.user.email);
    setProblems(found);
    if (change.isPending || Object.keys(found).length > 0) return;
    change.mutate(wanted, { onError: (error) => setProblems(problemsOf(error)) });
  };

  if (change.isSuccess) {
    return (
      <Dialog onClose={onClose} title={words.asked.title} puppy={puppy}>
        <div role="status" className="grid gap-3 text-ink-2">
          <p>
            {words.asked.text(<strong className="break-all text-ink">{newEmail.trim()}</strong>)}
          </p>
          <p>{words.asked.until}</p>
          {mailbox}
        </div>
        <Button className="mt-5" onClick={onClose}>
          {words.asked.gotIt}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={words.title} text={words.text} puppy={puppy}>
      <Form problems={problems} onSubmit={handleSubmit} className="grid gap-4">
        <EmailField
          label={words.label}
          value={newEmail}
          error={problems.newEmail}
          onChange={setNewEmail}
        />
        <PasswordField
          label={words.password}
          value={currentPassword}
          error={problems.currentPassword}
          onChange={setCurrentPassword}
        />
        <DialogButtons
          busy={change.isPending && sending}
          label={words.send}
          away={neverMind}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
