import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";

type ProofFormProps = {
  className: string;
  /** Whether the admin's own account has a password; without one they must have signed in a moment ago. */
  hasPassword: boolean;
  isSending: boolean;
  sure: string;
  onSend: (proof: { password?: string }) => void;
  /** What else can be done, and its name. */
  other: { name: string; onSelect: (proof: { password?: string }) => void } | null;
  children: ReactNode;
};

/** A form that asks the admin for a fresh proof of identity. */
export function ProofForm(props: ProofFormProps) {
  const { className, hasPassword, isSending, sure, onSend, other, children } = props;
  const [password, setPassword] = useState("");
  const proof = hasPassword ? { password } : {};
  return (
    <Form className={className} onSubmit={() => onSend(proof)}>
      {children}
      {hasPassword ? (
        <PasswordField label="Your own password" value={password} onChange={setPassword} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSending && "Saving..."}>
          {sure}
        </Button>
        {other ? (
          <Button kind="soft" onClick={() => other.onSelect(proof)}>
            {other.name}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
