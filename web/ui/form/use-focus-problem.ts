import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the first field with a problem, each time problems are found. */
export function useFocusProblem(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  return form;
}
