import { useSuspenseQuery } from "@tanstack/react-query";
import type { Achievement } from "../../../shared/contracts/achievement.ts";
import { formatDate } from "../../lib/format.ts";
import { CoinIcon } from "../../ui/icons.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { achievementsQuery } from "./data.ts";
import { listLocked, listUnlocked } from "./logic.ts";
import { Medal } from "./medal.tsx";
import "./achievement.css";

/** All of them: won ones with their day, the others with how they are won. */
export function AchievementList() {
  const { data } = useSuspenseQuery(achievementsQuery);
  const unlocked = listUnlocked(data.achievements);
  const locked = listLocked(data.achievements);
  return (
    <>
      <p className="achievements-count">{`${data.unlocked} of ${data.total} unlocked`}</p>
      <ul className="achievements">
        {[...unlocked, ...locked].map((achievement) => (
          <AchievementItem key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </>
  );
}

function AchievementItem({ achievement }: { achievement: Achievement }) {
  const { id, name, deed, coins, progress, target, unlocked_at } = achievement;
  return (
    <li className={`achievement ${unlocked_at === null ? "achievement-locked" : ""}`}>
      <Medal id={id} isWon={unlocked_at !== null} />
      <div className="achievement-text">
        <h3 className="achievement-name">{name}</h3>
        <p className="achievement-deed">{`For ${deed}`}</p>
        {unlocked_at === null && target > 1 ? (
          <div className="achievement-progress">
            <ProgressBar label={name} value={progress} max={target} />
            <span className="num">{`${progress}/${target}`}</span>
          </div>
        ) : null}
        <p className="achievement-worth">
          <span>
            {unlocked_at === null ? "Locked" : formatDate(unlocked_at, { dateStyle: "medium" })}
          </span>
          <span className="achievement-coins">
            <CoinIcon />
            {coins} <span className="sr-only">coins</span>
          </span>
        </p>
      </div>
    </li>
  );
}
