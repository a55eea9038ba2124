import { type ReactNode, useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { fieldOf } from "./data.ts";
import { securityWords } from "./words.ts";

type ProofFormProps = {
  hasPassword: boolean;
  isPending: boolean;
  error: Error | null;
  isDanger?: boolean;
  action: string;
  onProof: (password: string) => void;
  /** Further fields of the form. */
  children?: ReactNode;
};

const NONE = {};

/** Asks for the password again. A person without one continues, and the server requires a recent sign-in. */
export function ProofForm(props: ProofFormProps) {
  const { hasPassword, isPending, error, isDanger = false, action, onProof, children } = props;
  const words = useWords(securityWords).app;
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<object>(NONE);
  const refused = fieldOf(error) === "password" ? error?.message : undefined;
  const problem = missing !== NONE ? words.noPassword : refused;

  const handleSubmit = () => {
    const hasNone = hasPassword && password === "";
    setMissing(hasNone ? { password } : NONE);
    if (!hasNone && !isPending) onProof(password);
  };

  return (
    <Form
      problems={missing !== NONE ? missing : (error ?? NONE)}
      onSubmit={handleSubmit}
      className="grid gap-4"
    >
      {children}
      {hasPassword ? (
        <PasswordField
          label={words.password}
          value={password}
          error={problem}
          onChange={setPassword}
        />
      ) : null}
      <Button type="submit" kind={isDanger ? "danger" : "primary"} busy={isPending && words.busy}>
        {action}
      </Button>
    </Form>
  );
}
