import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { isBlank } from "../../../../shared/blank.ts";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { NAME_LENGTH } from "../../../../shared/rules/names.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useFocusProblem } from "../../../ui/form/use-focus-problem.ts";
import { withdrawMutation } from "./data.ts";
import { contractWords } from "./words.ts";

type WithdrawFormProps = { token: string; email: string; onDone: (contract: Contract) => void };
type Problems = { name?: string; email?: string };

/** Two steps, as the law words them: who withdraws, and the confirmation. */
export function WithdrawForm({ token, email, onDone }: WithdrawFormProps) {
  const { ask, withdraw: words } = useWords(contractWords);
  const withdraw = useMutation(withdrawMutation);
  const [given, setGiven] = useState({ name: "", email });
  const [isConfirming, setIsConfirming] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const form = useFocusProblem(problems);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(isBlank(given.name) && { name: words.missingName }),
      ...(form.current?.querySelector("[name=email]:invalid") && { email: ask.wrongEmail }),
    };
    setProblems(found);
    setIsConfirming(Object.keys(found).length === 0);
  };

  if (isConfirming)
    return (
      <div className="space-y-4">
        <p role="status">{words.summary(given.name.trim(), given.email.trim())}</p>
        <div className="flex flex-wrap gap-3">
          <Button
            busy={withdraw.isPending && words.busy}
            onClick={() => withdraw.mutate({ token, ...given }, { onSuccess: onDone })}
          >
            {words.confirm}
          </Button>
          <Button kind="soft" onClick={() => setIsConfirming(false)}>
            {words.back}
          </Button>
        </div>
      </div>
    );
  return (
    <form
      ref={form}
      noValidate
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
        value={given.name}
        error={problems.name}
        onChange={(event) => setGiven({ ...given, name: event.target.value })}
      />
      <EmailField
        label={words.email}
        value={given.email}
        error={problems.email}
        onChange={(event) => setGiven({ ...given, email: event.target.value })}
      />
      <Button type="submit" kind="soft">
        {words.next}
      </Button>
    </form>
  );
}
