import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { Icon } from "../icons.tsx";

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { id: Value; name: string }[];
  onChange: (value: Value) => void;
};

/** The browser's own list behind a button that shows the choice. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  const chosen = options.find((option) => option.id === value);
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <span className="select-face" aria-hidden="true">
          {chosen?.name ?? value}
          <Icon of={ChevronDown} />
        </span>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const next = options.find((option) => option.id === event.target.value);
            if (next) onChange(next.id);
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
