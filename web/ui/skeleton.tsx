type SkeletonProps = { label?: string; heights?: number[]; className?: string };

/** Blocks in the shape of what is coming. Never a puppy: Luli is local and instant. */
export function Skeleton({ label = "Loading", heights = [16], className = "" }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {heights.map((height, place) => (
        <div
          key={`${place}:${height}`}
          aria-hidden="true"
          className="skeleton mb-3"
          style={{ height }}
        />
      ))}
    </div>
  );
}
