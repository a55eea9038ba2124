import { useId } from "react";

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { id: Value; name: string }[];
  onChange: (value: Value) => void;
};

/** A choice of few options, all visible. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="float-left font-semibold">{label}</legend>
      <div className="inline-flex p-1 rounded-full bg-sunken">
        {options.map((option) => (
          <label key={option.id} className="choice-option">
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
