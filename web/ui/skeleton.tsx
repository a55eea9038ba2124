import { useWords } from "../lib/words/words.ts";
import { uiWords } from "./words.ts";

/** A line or a box inside a card by its height in px, or empty cards in the page's own grid. */
type Row = number | { cards: readonly number[]; grid?: string };
type SkeletonProps = { label?: string; rows?: readonly Row[]; className?: string };

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
export function Skeleton({ label, rows = ONE_LINE, className = "" }: SkeletonProps) {
  const words = useWords(uiWords);
  const heights = rows.map((row) => (typeof row === "number" ? row : Math.max(...row.cards)));
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? words.loading}</span>
      {stack(heights).map(({ top, height }, index) => (
        <Blocks key={top} row={rows[index] ?? height} />
      ))}
    </div>
  );
}

function Blocks({ row }: { row: Row }) {
  if (typeof row === "number")
    return <div aria-hidden="true" className="skeleton mb-3" style={{ height: row }} />;
  return (
    <div aria-hidden="true" className={row.grid ?? "mb-6"}>
      {stack(row.cards).map(({ top, height }) => (
        <div key={top} className="skeleton skeleton-card" style={{ height }} />
      ))}
    </div>
  );
}
