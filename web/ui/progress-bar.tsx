import { useWords } from "../lib/words/words.ts";
import { uiWords } from "./words.ts";

type ProgressBarProps = { label: string; value: number; max: number; className?: string };

/** The bar needs its number beside it: the fill alone has too little contrast. */
export function ProgressBar({ label, value, max, className = "" }: ProgressBarProps) {
  const words = useWords(uiWords);
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={`bar ${className}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words.progress(value, max)}
    >
      <div className="bar-fill" style={{ width: `${share * 100}%` }} />
    </div>
  );
}
