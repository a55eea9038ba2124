import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { universeWords } from "./words.ts";

/** In place of the button that chose, whose focus it takes over. */
export function WithYou({ hasJustCome }: { hasJustCome: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (hasJustCome && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [hasJustCome]);
  return (
    <p ref={place} tabIndex={-1} className="variant-active">
      <Icon of={Check} />
      {useWords(universeWords).withYou}
    </p>
  );
}
