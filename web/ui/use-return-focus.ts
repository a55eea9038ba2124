// Where the focus goes when a dialog opens and closes: into its first field, and back to what opened it. The library knows
// its own triggers only, and ours open by state; without a field it takes the first control. An opener that is gone by then (what was
// turned on has other buttons now) gives the focus to the nearest control of its place.
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
