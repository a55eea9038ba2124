// Where the focus goes when a dialog opens and closes: into its first field, and back to what opened it. The library knows
// its own triggers only, and ours open by state; without a field it takes the first control.
import { useRef } from "react";

export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const field =
        event.target instanceof HTMLElement &&
        event.target.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
