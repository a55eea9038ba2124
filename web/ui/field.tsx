import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";

type FieldProps = ComponentProps<"input"> & {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
};

export function Field({ label, error, hint, id, className, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className}>
      <label className="field-label" htmlFor={inputId}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint ? (
        <p className="field-hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${inputId}-error`}>
          <CircleAlert className="icon" strokeWidth={2.4} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
