import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { NAME_LENGTH } from "../../../../shared/rules/names.ts";
import { isHttpError } from "../../../lib/http-error.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { type ContractToken, withdrawMutation } from "./data.ts";
import { contractWords } from "./words.ts";

type WithdrawFormProps = {
  token: ContractToken;
  email: string;
  /** A signed-in person proves their identity: an open browser alone withdraws nothing. */
  hasPassword: boolean;
  onDone: (contract: Contract) => void;
};
type Problems = { name?: string; email?: string; password?: string };

/** Two steps, as the law requires: the person's details, then the confirmation. */
export function WithdrawForm({ token, email, hasPassword, onDone }: WithdrawFormProps) {
  const { ask, withdraw: words } = useWords(contractWords);
  const withdraw = useMutation(withdrawMutation);
  const [fields, setFields] = useState({ name: "", email });
  const [password, setPassword] = useState("");
  const [isConfirming, setIsConfirming] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const handleSubmit = (form: HTMLFormElement) => {
    const found: Problems = {
      ...(isBlank(fields.name) && { name: words.missingName }),
      ...(form.querySelector("[name=email]:invalid") && { email: ask.wrongEmail }),
      ...(hasPassword && password === "" && { password: words.missingPassword }),
    };
    setProblems(found);
    setIsConfirming(Object.keys(found).length === 0);
  };

  const handleConfirm = () =>
    withdraw.mutate(
      { token, ...fields, ...(hasPassword && { password }) },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!isHttpError(error) || error.field === undefined) return;
          setProblems({ [error.field]: error.message });
          setIsConfirming(false);
        },
      },
    );

  if (isConfirming)
    return (
      <div className="space-y-4">
        <p role="status">{words.summary(fields.name.trim(), fields.email.trim())}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={withdraw.isPending && words.busy} onClick={handleConfirm}>
            {words.confirm}
          </Button>
          <Button kind="soft" onClick={() => setIsConfirming(false)}>
            {words.back}
          </Button>
        </div>
      </div>
    );
  return (
    <Form
      problems={problems}
      className="space-y-4"
      onSubmit={handleSubmit}
      onInput={() => setProblems({})}
    >
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_LENGTH}
        value={fields.name}
        error={problems.name}
        onChange={(text) => setFields({ ...fields, name: text })}
      />
      <EmailField
        label={words.email}
        value={fields.email}
        error={problems.email}
        onChange={(text) => setFields({ ...fields, email: text })}
      />
      {hasPassword ? (
        <PasswordField
          label={words.password}
          value={password}
          error={problems.password}
          onChange={setPassword}
        />
      ) : null}
      <Button type="submit" kind="soft">
        {words.next}
      </Button>
    </Form>
  );
}
