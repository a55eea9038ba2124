import type { ActivityDay } from "../../../../shared/contracts/dashboard.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { PawIcon } from "../../../ui/icons.tsx";
import { listLastDays } from "./activity.ts";
import { dashboardWords } from "./words.tsx";

/** A paw for each of the last seven days; today's is the last. */
export function LastDays({ activity }: { activity: ActivityDay[] }) {
  const told = { words: useWords(dashboardWords).activity, language: useLanguage() };
  const days = listLastDays(activity, told);
  return (
    <ol className="last-days">
      {days.map(({ day, weekday, words, strength, isFrozen }) => (
        <li key={day} className={day === days.at(-1)?.day ? "is-today" : undefined}>
          <span className={`last-day activity-${isFrozen ? "frozen" : strength}`}>
            <PawIcon />
          </span>
          <span aria-hidden="true">{weekday}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ol>
  );
}
