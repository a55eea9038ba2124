import { achievementWords } from "./achievement/words.ts";
import { useWords, useLanguage } from "../../lib/words/words.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Coins } from "./coins.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OwnPuppy } from "./own-puppy.tsx";
import { Puppy } from "./puppy/puppy.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Achievement } from "../../../shared/contracts/game/achievement.ts";
import { achievementNames } from "../../lib/words/achievement-words.ts";
import { formatDate } from "../../lib/format.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { achievementsQuery } from "./achievement/data.ts";
import { listLocked, listUnlocked } from "./achievement/logic.ts";
import { Medal } from "./achievement/medal.tsx";
import "./achievement/achievement.css";

/** Shows all medals, won or not, with Luli proud above them. */
export function AchievementsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(achievementWords);
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      size="lg"
      puppy={<OwnPuppy crop="bust" mood="excited" how={null} />}
    >
      <Boundary
        puppy={<Puppy mood="sad" label="" />}
        pending={<Skeleton label={words.loading} rows={[22, 112, 112, 112]} />}
      >
        <AchievementList />
      </Boundary>
    </Dialog>
  );
}

/** Lists all achievements: the won ones with their day, the others with how to win them. */
function AchievementList() {
  const { data } = useSuspenseQuery(achievementsQuery);
  const words = useWords(achievementWords);
  const unlocked = listUnlocked(data.achievements);
  const locked = listLocked(data.achievements);
  return (
    <>
      <p className="-mt-2 mb-4 text-ink-2">{words.count(data.unlocked, data.total)}</p>
      <ul className="achievements">
        {[...unlocked, ...locked].map((achievement) => (
          <AchievementItem key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </>
  );
}

function AchievementItem({ achievement }: { achievement: Achievement }) {
  const { id, coins, progress, target, unlocked_at } = achievement;
  const words = useWords(achievementWords);
  const names = useWords(achievementNames);
  const language = useLanguage();
  const name = names.name(id);
  return (
    <li className={`achievement ${unlocked_at === null ? "achievement-locked" : ""}`}>
      <Medal id={id} isWon={unlocked_at !== null} />
      <div className="achievement-text">
        <h3 className="achievement-name">{name}</h3>
        <p className="achievement-deed">{names.deed(id)}</p>
        {unlocked_at === null && target > 1 ? (
          <div className="achievement-progress">
            <ProgressBar label={name} value={progress} max={target} />
            <span className="num">{`${progress}/${target}`}</span>
          </div>
        ) : null}
        <p className="flex justify-between gap-2.5 mt-auto pt-2 text-[14px] font-semibold text-ink-3">
          <span>
            {unlocked_at === null
              ? words.locked
              : formatDate(unlocked_at, { dateStyle: "medium" }, language)}
          </span>
          <Coins count={coins} className="text-ink-2" />
        </p>
      </div>
    </li>
  );
}
