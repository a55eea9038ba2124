import { useWords } from "../lib/words/words.ts";
import { Stage, type StageName, type StageProps } from "./stage.tsx";
import { uiWords } from "./words.ts";

/** A line or a box inside a card by its height in px, or cards in the page's grid, with the stage of the first. */
type Row = number | { cards: readonly number[]; grid?: string; stage?: StageName };
type SkeletonProps = { label?: string; rows?: readonly Row[]; className?: string };

const ONE_LINE = [16];

/** Keys each block by its distance from the top. */
function stack(heights: readonly number[]) {
  let top = 0;
  return heights.map((height) => {
    const block = { top, height };
    top += height;
    return block;
  });
}

/** Blocks in the shape of the coming content. A stage never shows a grey puppy: Luli's face is there at once. */
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
        <div key={top} className="skeleton skeleton-card" style={{ height }}>
          {top === 0 && row.stage && (
            <WaitingStage
              name={row.stage}
              className="skeleton-stage"
              // A low card is a banner.
              scene={{ width: height < 300 ? height * 5 : height, height }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

/** A stage with a placeholder: the hour and the face are right, variant and mood are not known yet. */
export const WaitingStage = (stage: Omit<StageProps, "children">) => (
  <Stage {...stage}>
    <img src="/luli-avatar.svg" alt="" className="skeleton-face" />
  </Stage>
);
