import { Flame, Snowflake, Trophy } from "lucide-react";
import type { ReactNode } from "react";
import type { Dashboard } from "../../../shared/contracts/dashboard.ts";
import { MAX_FREEZES } from "../../../shared/rules/streak.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icons.tsx";
import { ActivityGraph } from "./activity-graph.tsx";
import "./streak.css";
import { daysInARow, sayToday, sayWinBack } from "./streak-words.ts";

type StreakPanelProps = Pick<Dashboard, "streak" | "activity"> & {
  timeZone: string;
  onViewTasks: () => void;
};

/** Days in a row, what protects them, and the last weeks at a glance. */
export function StreakPanel({ streak, activity, timeZone, onViewTasks }: StreakPanelProps) {
  return (
    <Card as="section" className="streak" aria-labelledby="streak-title">
      <h2 id="streak-title" className="t-h3">
        Your streak
      </h2>
      <div className="streak-facts">
        <p className="streak-days">
          <span className="stat-icon streak-flame">
            <Icon of={Flame} />
          </span>
          <span>
            <b className="num">{streak.days}</b> {daysInARow(streak.days)}
            <span className="streak-today">{sayToday(streak)}</span>
          </span>
        </p>
        <ul className="streak-list">
          <Fact icon={<Icon of={Trophy} />} label="Longest" value={String(streak.longest)} />
          <Fact
            icon={<Icon of={Snowflake} />}
            label="Freezes"
            value={`${streak.freezes} of ${MAX_FREEZES}`}
          />
          <li className="streak-hint">A freeze covers a day you miss, all by itself.</li>
        </ul>
      </div>
      {streak.lost ? (
        <div className="streak-lost">
          <p>{sayWinBack(streak.lost, timeZone)}</p>
          <Button kind="soft" size="sm" onClick={onViewTasks}>
            View Tasks
          </Button>
        </div>
      ) : null}
      <ActivityGraph activity={activity} />
    </Card>
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
