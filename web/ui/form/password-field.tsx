// A password field that browsers and password managers recognise.
import { Field, type FieldProps } from "./field.tsx";

type PasswordFieldProps = Omit<FieldProps, "type" | "autoComplete"> & {
  /** True for a password that is being chosen, false for the current one. */
  isNew?: boolean;
};

export const PasswordField = ({ isNew = false, ...props }: PasswordFieldProps) => (
  <Field
    type="password"
    name="password"
    autoComplete={isNew ? "new-password" : "current-password"}
    required
    {...props}
  />
);
