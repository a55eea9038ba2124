// Moves the focus into a dialog's first field, or else its first control, when it opens, and back to its opener when it closes. Radix
// knows its own triggers only, and ours open by state. An opener that is gone (a row that was switched on has other buttons) passes the
// focus to the nearest control of its place.
import { useRef } from "react";

export function useReturnFocus() {
  const places = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      places.current = withAncestors(document.activeElement);
      const field =
        event.target instanceof HTMLElement &&
        event.target.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [opener] = places.current;
      const place = places.current.find((each) => each.isConnected);
      const next = place === opener ? opener : place?.querySelector<HTMLElement>(CONTROL);
      next?.focus();
    },
  };
}

const CONTROL = "button:not(:disabled), a[href], input, textarea, select";

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element; each instanceof HTMLElement; each = each.parentElement) found.push(each);
  return found;
}
