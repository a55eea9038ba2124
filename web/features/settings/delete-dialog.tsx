import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Me } from "../../../shared/contracts/me.ts";
import { isRunning } from "../../../shared/rules/plan.ts";
import { isHttpError } from "../../lib/http-error.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/form/dialog-buttons.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { deleteMutation } from "./data.ts";
import { settingsWords } from "./words.ts";

type DeleteDialogProps = {
  user: Me["user"];
  puppy: ReactNode;
  onClose: () => void;
  onDeleted: () => void;
};

type Problems = { confirmation?: string; password?: string };
const NONE: Problems = {};

function check({ email, has_password: hasPassword }: Me["user"], typed: string, password: string) {
  const { wrongConfirmation, noPassword } = wordsOf(settingsWords).deletion;
  const problems: Problems = {};
  if (typed.trim().toLowerCase() !== email) problems.confirmation = wrongConfirmation(email);
  if (hasPassword && password === "") problems.password = noPassword;
  return problems;
}

const problemsOf = (error: Error): Problems =>
  isHttpError(error) && error.field !== undefined ? { [error.field]: error.message } : NONE;

export function DeleteDialog({ user, puppy, onClose, onDeleted }: DeleteDialogProps) {
  const words = useWords(settingsWords).deletion;
  const [confirmation, setConfirmation] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState(NONE);
  const remove = useMutation(deleteMutation);

  const handleSubmit = () => {
    const found = check(user, confirmation, password);
    setProblems(found);
    if (remove.isPending || Object.keys(found).length > 0) return;
    remove.mutate(
      { confirmation, ...(user.has_password && { password }) },
      { onSuccess: onDeleted, onError: (error) => setProblems(problemsOf(error)) },
    );
  };

  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      text={
        <>
          {words.text}
          {isRunning(user.subscription_status) ? (
            <strong className="mt-3 block font-semibold text-ink">{words.subscription}</strong>
          ) : null}
        </>
      }
      puppy={puppy}
    >
      <Form problems={problems} onSubmit={handleSubmit} className="grid gap-4">
        <Field
          label={words.confirmation}
          name="confirmation"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={user.email}
          value={confirmation}
          error={problems.confirmation}
          onChange={setConfirmation}
        />
        {user.has_password ? (
          <PasswordField
            label={words.password}
            value={password}
            error={problems.password}
            onChange={setPassword}
          />
        ) : null}
        <DialogButtons
          isDanger
          label={words.action}
          busy={remove.isPending && words.busy}
          away={words.keep}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
