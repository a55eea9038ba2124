import { useWords } from "../lib/words.ts";
import { uiWords } from "./words.ts";

type SkeletonProps = { label?: string; heights?: readonly number[]; className?: string };

const ONE_LINE = [16];

/** Each block with its distance from the top, which tells it from the others. */
function stack(heights: readonly number[]) {
  let top = 0;
  return heights.map((height) => {
    const block = { top, height };
    top += height;
    return block;
  });
}

/** Blocks in the shape of what is coming. Never a puppy: Luli is local and instant. */
export function Skeleton({ label, heights, className = "" }: SkeletonProps) {
  const words = useWords(uiWords);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? words.loading}</span>
      {stack(heights ?? ONE_LINE).map(({ top, height }) => (
        <div key={top} aria-hidden="true" className="skeleton mb-3" style={{ height }} />
      ))}
    </div>
  );
}
