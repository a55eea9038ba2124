import { Children } from "react";

type SkeletonProps = { label?: string; heights?: number[]; className?: string };

/** Blocks in the shape of what is coming. Never a puppy: Luli is local and instant. */
export function Skeleton({ label = "Loading", heights = [16], className = "" }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Children.toArray(
        heights.map((height) => (
          <div aria-hidden="true" className="skeleton mb-3" style={{ height }} />
        )),
      )}
    </div>
  );
}
