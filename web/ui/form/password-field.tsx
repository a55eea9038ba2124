// The field for somebody's password, as browsers and password managers know it.
import { Field, type FieldProps } from "./field.tsx";

type PasswordFieldProps = Omit<FieldProps, "type" | "autoComplete"> & {
  /** It is being chosen; else it is the one that holds. */
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
