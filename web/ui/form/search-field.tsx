import { useEffect, useState } from "react";
import { Field } from "./field.tsx";

/** The search waits for a pause in typing. */
const PAUSE_MS = 250;

type SearchFieldProps = {
  label: string;
  maxLength: number;
  /** Must be a stable function. */
  onSearch: (search: string) => void;
};

export function SearchField({ label, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Field
      label={label}
      type="search"
      autoComplete="off"
      maxLength={maxLength}
      value={typed}
      onChange={setTyped}
    />
  );
}
