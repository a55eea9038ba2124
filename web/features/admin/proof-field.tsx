import { PasswordField } from "../../ui/form/password-field.tsx";

type ProofFieldProps = { password: string; onChange: (password: string) => void };

/** Asks the admin for a fresh proof of identity. */
export function ProofField({ password, onChange }: ProofFieldProps) {
  return (
    <PasswordField
      label="Your own password"
      value={password}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
