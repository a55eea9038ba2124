import { PasswordField } from "../../ui/form/password-field.tsx";

type ProofFieldProps = { password: string; onChange: (password: string) => void };

/** Whoever acts shows anew that it is them. */
export function ProofField({ password, onChange }: ProofFieldProps) {
  return (
    <PasswordField
      label="Your own password"
      value={password}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
