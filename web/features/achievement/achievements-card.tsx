import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { achievementsQuery } from "./data.ts";
import { listLocked, listUnlocked } from "./logic.ts";
import { Medal } from "./medal.tsx";
import "./achievement.css";

/** So many medals of the last days, and the one that is nearest. */
const SHOWN = 4;

export function AchievementsCard({ onShowAll }: { onShowAll: () => void }) {
  const { data } = useSuspenseQuery(achievementsQuery);
  const latest = listUnlocked(data.achievements).slice(0, SHOWN);
  const [next] = listLocked(data.achievements);
  return (
    <>
      {latest.length > 0 ? (
        <ul className="medals" aria-label="Won last">
          {latest.map(({ id, name }) => (
            <li key={id}>
              <Medal id={id} isWon />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {next ? (
        <div className="next-medal">
          <Medal id={next.id} isWon={false} />
          <div className="achievement-text">
            <p className="achievement-name">{`Next: ${next.name}`}</p>
            <p className="achievement-deed">{`For ${next.deed}`}</p>
            <div className="achievement-progress">
              <ProgressBar label={next.name} value={next.progress} max={next.target} />
              <span className="num">{`${next.progress}/${next.target}`}</span>
            </div>
          </div>
        </div>
      ) : (
        <p className="achievement-deed">You have won them all. Luli is out of medals.</p>
      )}
      <Button kind="soft" onClick={onShowAll}>
        {`See all ${data.total}`}
      </Button>
    </>
  );
}
