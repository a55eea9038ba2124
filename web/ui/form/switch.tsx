import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3.5 py-3">
      <div className="flex-1">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <p className="text-sm text-ink-3" id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
