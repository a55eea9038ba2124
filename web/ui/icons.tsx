import type { LucideIcon } from "lucide-react";

/** A lucide icon at the weight of our type. It is a decoration: the text beside it says the same. */
export function Icon({ of: Glyph, className = "" }: { of: LucideIcon; className?: string }) {
  return <Glyph className={`icon ${className}`} strokeWidth={2.4} aria-hidden="true" />;
}

const TOES = [
  [-9, -3, 3.2, 4.2],
  [-3.4, -8.5, 3.2, 4.4],
  [3.4, -8.5, 3.2, 4.4],
  [9, -3, 3.2, 4.2],
] as const;

function Paw() {
  return (
    <>
      <ellipse cx="0" cy="5" rx="8" ry="6.6" />
      {TOES.map(([cx, cy, rx, ry]) => (
        <ellipse key={cx} cx={cx} cy={cy} rx={rx} ry={ry} />
      ))}
    </>
  );
}

export function PawIcon({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="-13 -15 26 28"
      fill="currentColor"
      aria-hidden="true"
    >
      <Paw />
    </svg>
  );
}

export function CoinIcon({ className = "" }: { className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12.8" r="9.8" fill="#c67c14" />
      <circle cx="12" cy="11.6" r="9.6" fill="#ffd04f" />
      <circle cx="12" cy="11.6" r="7" fill="none" stroke="#e5a024" strokeWidth="1.5" />
      <g fill="#b9730f" transform="translate(12 12) scale(.42)">
        <Paw />
      </g>
    </svg>
  );
}
