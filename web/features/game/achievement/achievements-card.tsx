import { useSuspenseQuery } from "@tanstack/react-query";
import { achievementNames } from "../../../lib/words/achievement-words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { achievementsQuery } from "./data.ts";
import { listLocked, listUnlocked } from "./logic.ts";
import { Medal } from "./medal.tsx";
import { achievementWords } from "./words.ts";
import "./achievement.css";

/** The card shows this many medals: the latest ones, and the one that is nearest. */
const SHOWN = 4;

export function AchievementsCard() {
  const { data } = useSuspenseQuery(achievementsQuery);
  const words = useWords(achievementWords);
  const names = useWords(achievementNames);
  const latest = listUnlocked(data.achievements).slice(0, SHOWN);
  const [next] = listLocked(data.achievements);
  return (
    <>
      {latest.length > 0 ? (
        <ul className="medals" aria-label={words.wonLast}>
          {latest.map(({ id }) => (
            <li key={id}>
              <Medal id={id} isWon />
              <span>{names.name(id)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {next ? (
        <div className="flex gap-3.5 items-center p-3.5 rounded-[20px] bg-sunken [&_.bar]:[background:light-dark(#dfd8ef,_#322a5a)]">
          <Medal id={next.id} isWon={false} />
          <div className="achievement-text">
            <p className="achievement-name">{words.next(names.name(next.id))}</p>
            <p className="achievement-deed">{names.deed(next.id)}</p>
            <div className="achievement-progress">
              <ProgressBar label={names.name(next.id)} value={next.progress} max={next.target} />
              <span className="num">{`${next.progress}/${next.target}`}</span>
            </div>
          </div>
        </div>
      ) : (
        <p className="achievement-deed">{words.all}</p>
      )}
    </>
  );
}
