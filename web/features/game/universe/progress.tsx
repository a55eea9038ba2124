import type { UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { useWords } from "../../../lib/words/words.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { levelToReach } from "./logic.ts";
import { universeWords } from "./words.ts";

type ProgressProps = { variant: UniverseVariant; highestLevel: number };

/** The progress within the level; for a locked variant, towards the level that unlocks it. */
export function Progress({ variant, highestLevel }: ProgressProps) {
  const words = useWords(universeWords);
  const { name, level, xp, max_xp } = variant;
  const goal = levelToReach(variant);
  return (
    <div>
      <p className="mb-1.5 flex justify-between text-sm font-semibold text-ink-2">
        <span>{words.level(goal ? highestLevel : level)}</span>
        <span>{goal ? words.level(goal) : words.xpOf(xp, max_xp)}</span>
      </p>
      {goal ? (
        <ProgressBar label={words.levelsTo(name)} value={highestLevel} max={goal} />
      ) : (
        <ProgressBar label={words.xpBar(name)} value={xp} max={max_xp} />
      )}
    </div>
  );
}
