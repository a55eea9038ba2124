import { Field } from "../../ui/form/field.tsx";

type ProofFieldProps = { password: string; onChange: (password: string) => void };

/** Whoever acts shows anew that it is them. */
export function ProofField({ password, onChange }: ProofFieldProps) {
  return (
    <Field
      label="Your own password"
      type="password"
      autoComplete="current-password"
      required
      value={password}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
