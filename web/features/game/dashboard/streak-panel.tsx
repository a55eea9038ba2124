import Flame from "lucide-react/icons/flame";
import Snowflake from "lucide-react/icons/snowflake";
import Trophy from "lucide-react/icons/trophy";
import { type ReactNode, useState } from "react";
import type { Dashboard, ActivityDay } from "../../../../shared/contracts/dashboard.ts";
import { MAX_FREEZES } from "../../../../shared/rules/game/streak.ts";
import { useWords, useLanguage, type Translated } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { uiWords } from "../../../ui/words.ts";
import { ActivityGraph } from "./activity-graph.tsx";
import { WEEK, listLastDays } from "./activity.ts";
import { dashboardWords } from "./words.tsx";
import "./streak.css";

type StreakPanelProps = Pick<Dashboard, "streak" | "activity"> & {
  timeZone: string;
  onViewTasks: () => void;
};

/** The streak, its freezes, and the last weeks at a glance. */
export function StreakPanel({ streak, activity, timeZone, onViewTasks }: StreakPanelProps) {
  const { streak: words, activity: activityWords } = useWords(dashboardWords);
  const { seeAll: allWeeks } = activityWords;
  const { progress } = useWords(uiWords);
  const [areAllWanted, setAllWanted] = useState(false);
  return (
    <div className="streak">
      <div className="grid gap-3">
        <p className="streak-days">
          <span className="stat-icon box-warn">
            <Icon of={Flame} />
          </span>
          <span>
            {words.inARow(streak.days, <b className="num">{streak.days}</b>)}
            <span className="block font-medium">{sayToday(streak, words)}</span>
          </span>
        </p>
        <ul className="streak-list">
          <Fact icon={<Icon of={Trophy} />} label={words.longest} value={String(streak.longest)} />
          <Fact
            icon={<Icon of={Snowflake} />}
            label={words.freezes}
            value={progress(streak.freezes, MAX_FREEZES)}
          />
          <li className="streak-hint">{words.hint}</li>
        </ul>
      </div>
      {streak.lost ? (
        <div className="streak-lost box-warn">
          <p>{words.winBack({ ...streak.lost, tasks: streak.lost.tasks_left, timeZone })}</p>
          <Button kind="soft" size="sm" onClick={onViewTasks}>
            {words.viewTasks}
          </Button>
        </div>
      ) : null}
      <LastDays activity={activity} />
      <details>
        {/* The weeks are rendered before they open: they are a third of the page. */}
        <summary className="fold" onClick={() => setAllWanted(true)}>
          {allWeeks(activity.length / WEEK)}
        </summary>
        {areAllWanted ? <ActivityGraph activity={activity} /> : null}
      </details>
    </div>
  );
}

function Fact({ icon, label, value }: { icon: ReactNode; label: string; value: string }) {
  return (
    <li>
      {icon}
      <span>{label}</span>
      <b className="num">{value}</b>
    </li>
  );
}

/** A paw for each of the last seven days; today's is the last. */
function LastDays({ activity }: { activity: ActivityDay[] }) {
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

type Words = Translated<typeof dashboardWords>["streak"];

export function sayToday(
  { days, is_today_counted }: Dashboard["streak"],
  { isIn, beginsNew, countsToday }: Words,
): string {
  if (is_today_counted) return isIn;
  return days === 0 ? beginsNew : countsToday;
}
