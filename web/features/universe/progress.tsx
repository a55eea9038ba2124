import type { UniverseVariant } from "../../../shared/contracts/universe.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { levelToReach } from "./logic.ts";

type ProgressProps = { variant: UniverseVariant; highestLevel: number };

/** Inside the own level; for who is locked, on the way to the level that opens. */
export function Progress({ variant, highestLevel }: ProgressProps) {
  const { name, level, xp, max_xp } = variant;
  const goal = levelToReach(variant);
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-sm font-semibold text-ink-2">
        <span>{`Level ${goal ? highestLevel : level}`}</span>
        <span>{goal ? `Level ${goal}` : `${xp}/${max_xp} XP`}</span>
      </p>
      {goal ? (
        <ProgressBar label={`Levels to ${name}`} value={highestLevel} max={goal} />
      ) : (
        <ProgressBar label={`${name}’s XP`} value={xp} max={max_xp} />
      )}
    </div>
  );
}
