import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icons.tsx";
import { Stage } from "../../ui/stage.tsx";
import "./upsell.css";

/** What premium brings (spec section 2, Universe). */
const POINTS = [
  "Instant access to Hero, Party and Royal variants",
  "2x XP boost",
  "Outfits and voice packs",
  "Priority responses",
];

type UpsellProps = { action: ReactNode; left: ReactNode; middle: ReactNode; right: ReactNode };

export function Upsell({ action, left, middle, right }: UpsellProps) {
  return (
    <section aria-labelledby="upsell-title">
      <Stage name="night" className="upsell" scene={{ width: 1200, height: 452, starsFrom: 0.45 }}>
        <div className="upsell-text">
          <h2 id="upsell-title" className="t-h1">
            Meet the whole pack today
          </h2>
          <ul className="upsell-points">
            {POINTS.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                {point}
              </li>
            ))}
          </ul>
          {action}
        </div>
        <div className="upsell-pack">
          <div className="upsell-left">{left}</div>
          <div className="upsell-right">{right}</div>
          <div className="upsell-middle">{middle}</div>
        </div>
      </Stage>
    </section>
  );
}
