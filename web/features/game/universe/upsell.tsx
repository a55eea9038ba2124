import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Stage } from "../../../ui/stage.tsx";
import { universeWords } from "./words.ts";
import "./upsell.css";

type UpsellProps = { action: ReactNode; puppy: ReactNode };

export function Upsell({ action, puppy }: UpsellProps) {
  const { title, variants, boost, outfits, priority } = useWords(universeWords).upsell;
  return (
    <section aria-labelledby="upsell-title">
      <Stage name="night" className="upsell" scene={{ width: 1200, height: 452, starsFrom: 0.45 }}>
        <div className="upsell-text">
          <h2 id="upsell-title" className="t-h1 max-w-[9em]">
            {title}
          </h2>
          <ul className="mt-6 mb-8 grid gap-3.25">
            {[variants, boost, outfits, priority].map((point) => (
              <li key={point} className="flex items-center gap-3 text-[18px]/[1.35]">
                <Icon
                  of={Check}
                  className="size-7 rounded-full bg-(--gold) p-1.5 text-(--on-gold)"
                />
                {point}
              </li>
            ))}
          </ul>
          {action}
        </div>
        <div className="self-end justify-self-center w-[min(352px,68vw)] mb-1.5 max-md:w-[min(236px,68vw)]">
          {puppy}
        </div>
      </Stage>
    </section>
  );
}
