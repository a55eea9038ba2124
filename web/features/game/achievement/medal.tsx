import type { AchievementId } from "../../../../shared/contracts/game/achievement.ts";
import { MEDAL_DRAWINGS } from "./medal-drawings.ts";

const point = (radius: number, turn: number) =>
  `${(36 + radius * Math.cos(turn)).toFixed(1)} ${(36 + radius * Math.sin(turn)).toFixed(1)}`;

/** Draws arcs from the end of one lobe to the next. */
function rosette(lobes: number): string {
  const reach = ((31 * Math.PI) / lobes) * 1.06;
  const arcs = Array.from(
    { length: lobes },
    (_, at) =>
      `A${reach.toFixed(1)} ${reach.toFixed(1)} 0 0 1 ${point(31, ((at + 1) * 2 * Math.PI) / lobes)}`,
  );
  return `M${point(31, 0)}${arcs.join("")}z`;
}

/** The medal is grey until it is won; the text beside it says so as well. */
export function Medal({ id, isWon }: { id: AchievementId; isWon: boolean }) {
  const { tone, lobes, layers } = MEDAL_DRAWINGS[id];
  return (
    <svg
      className={`medal ${isWon ? `medal-${tone}` : "medal-locked"}`}
      viewBox="0 0 72 72"
      aria-hidden="true"
    >
      <path className="medal-edge" d={rosette(lobes)} />
      <circle className="medal-face" cx="36" cy="36" r="26" />
      <path className="medal-shine" d="M15 33a21.5 21.5 0 0 1 15-17.5" />
      <g transform="translate(20.4 20.4) scale(1.3)">
        {layers.map(([fill, path]) => (
          <path key={path} className={`medal-${fill}`} d={path} />
        ))}
      </g>
    </svg>
  );
}
