import CircleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "../icons.tsx";
import { type ComponentProps, type ReactNode, useId } from "react";

type FrameProps = {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
};

/** Like every control of ours, a field gives its value and not the event. */
type TextProps<Tag extends "input" | "textarea"> = FrameProps &
  Omit<ComponentProps<Tag>, "onChange"> & { onChange?: (text: string) => void };
export type FieldProps = TextProps<"input">;

/** A text input of one line. */
export function Field({ label, error, hint, id, className, onChange, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Frame label={label} error={error} hint={hint} inputId={inputId} className={className}>
      <input
        {...rest}
        onChange={(event) => onChange?.(event.target.value)}
        id={inputId}
        className="field-input"
        {...describe({ error, hint }, inputId)}
      />
    </Frame>
  );
}

/** Many lines of text. */
export function TextArea(props: TextProps<"textarea">) {
  const { label, error, hint, id, className, onChange, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Frame label={label} error={error} hint={hint} inputId={inputId} className={className}>
      <textarea
        {...rest}
        onChange={(event) => onChange?.(event.target.value)}
        id={inputId}
        className="field-input"
        {...describe({ error, hint }, inputId)}
      />
    </Frame>
  );
}

function describe({ error, hint }: Pick<FrameProps, "error" | "hint">, inputId: string) {
  const ids = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean);
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": ids.join(" ") || undefined,
  };
}

type InnerProps = FrameProps & {
  inputId: string;
  className: string | undefined;
  children: ReactNode;
};

function Frame({ label, error, hint, inputId, className, children }: InnerProps) {
  return (
    <div className={className}>
      <label
        className="block mb-1.5 ml-1 font-body text-[15px]/[1.4] font-semibold"
        htmlFor={inputId}
      >
        {label}
      </label>
      {children}
      {hint ? (
        <p className="mx-1 mt-1.5 text-[14px] text-ink-3" id={`${inputId}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon of={CircleAlert} />
      {children}
    </p>
  );
}
