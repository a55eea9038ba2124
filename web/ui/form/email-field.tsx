// An address field that browsers and password managers recognise.
import { Field, type FieldProps } from "./field.tsx";

export const EmailField = (props: Omit<FieldProps, "type" | "name" | "autoComplete">) => (
  <Field type="email" name="email" autoComplete="email" required {...props} />
);
