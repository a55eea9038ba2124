import { type ComponentProps, useId } from "react";
import { FieldError } from "./field.tsx";
import "./checkbox.css";

type CheckboxProps = { label: string; error?: string | null } & ComponentProps<"input">;

/** A checkbox for an agreement, with rich text beside it. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="checkbox">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
