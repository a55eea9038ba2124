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
export const Field = (props: FieldProps) => <TextControl {...props} as="input" />;

/** Many lines of text. */
export const TextArea = (props: TextProps<"textarea">) => <TextControl {...props} as="textarea" />;

type TextControlProps =
  | (FieldProps & { as: "input" })
  | (TextProps<"textarea"> & { as: "textarea" });

function TextControl(props: TextControlProps) {
  const { as, label, error, hint, id, className, onChange, ...rest } = props;
  // Both tags take the same attributes; their element types differ, but they are not used here.
  const Control = as as "input";
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean);
  return (
    <div className={className}>
      <label
        className="block mb-1.5 ml-1 font-body text-[15px]/[1.4] font-semibold"
        htmlFor={inputId}
      >
        {label}
      </label>
      <Control
        {...(rest as ComponentProps<"input">)}
        onChange={(event) => onChange?.(event.target.value)}
        id={inputId}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.join(" ") || undefined}
      />
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
