// The field for somebody's address, as browsers and password managers know it.
import { Field, type FieldProps } from "./field.tsx";

export const EmailField = (props: Omit<FieldProps, "type" | "name" | "autoComplete">) => (
  <Field type="email" name="email" autoComplete="email" required {...props} />
);
