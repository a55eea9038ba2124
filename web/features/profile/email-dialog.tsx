import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useFocusProblem } from "../../ui/use-focus-problem.ts";
import { emailMutation } from "./data.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import type { ProfileDialogProps } from "./edit-dialog.tsx";
import { checkEmailChange, type Problems, problemsOf } from "./logic.ts";

type EmailDialogProps = ProfileDialogProps & {
  /** Where a server that sends no real mail keeps them. */
  mailbox: ReactNode;
};

const NONE: Problems = {};

export function EmailDialog({ me, puppy, mailbox, onClose }: EmailDialogProps) {
  const [newEmail, setNewEmail] = useState("");
  const [currentPassword, setCurrentPassword] = useState("");
  const [problems, setProblems] = useState(NONE);
  const form = useFocusProblem(problems);
  const change = useMutation(emailMutation);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { newEmail: newEmail.trim(), currentPassword };
    const found = checkEmailChange(wanted, me.user.email);
    setProblems(found);
    if (change.isPending || Object.keys(found).length > 0) return;
    change.mutate(wanted, { onError: (error) => setProblems(problemsOf(error)) });
  };

  if (change.isSuccess) {
    return (
      <Dialog isOpen onOpenChange={onClose} title="Check your email" puppy={puppy}>
        <div role="status" className="grid gap-3 text-ink-2">
          <p>
            If <strong className="break-all text-ink">{newEmail.trim()}</strong> is free, a link is
            on its way there. Open it in this browser, and it is your new address.
          </p>
          <p>Until then everything stays as it is.</p>
          {mailbox}
        </div>
        <Button className="mt-5" onClick={onClose}>
          Got it
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Change your email"
      text="We send a link to the new address, and a notice to the old one."
      puppy={puppy}
    >
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <Field
          label="New email"
          name="email"
          type="email"
          autoComplete="email"
          required
          value={newEmail}
          error={problems.newEmail}
          onChange={(event) => setNewEmail(event.target.value)}
        />
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          error={problems.currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
        <DialogButtons
          busy={change.isPending && "Sending..."}
          label="Send the link"
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
