import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Rewards } from "../../../shared/contracts/game/rewards.ts";
import { playSound } from "./puppy/sound/sound.ts";
import { Puppy } from "./puppy/puppy.tsx";
import { usePetting } from "./puppy/motion/use-petting.ts";
import { TaskList } from "./task/task-list.tsx";
import { taskWords } from "./task/words.ts";
import { meQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CoinIcon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { uiWords } from "../../ui/words.ts";
import { OwnPuppy } from "./own-puppy.tsx";
import { usePet } from "./use-care.ts";
import { useClaimed } from "./use-claimed.ts";
import { useRewards } from "./use-rewards.ts";

/** Shows today's tasks over any page, with Luli looking on. */
export function TasksDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(taskWords);
  const { coins } = useWords(uiWords);
  const { data: me } = useSuspenseQuery(meQuery);
  const applyRewards = useRewards();
  const [isGlad, setGlad] = useState(false);
  const claimed = useClaimed();
  const handleClaimed = (rewards: Rewards) => setGlad(claimed(rewards));
  const pet = usePet();
  const { isPetted, stroke } = usePetting(() => {
    playSound("pet");
    pet();
  });
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      size="md"
      puppy={
        <OwnPuppy
          crop="bust"
          {...(isGlad && { mood: "excited" })}
          how={null}
          followPointer
          state={isPetted ? "petted" : "idle"}
          onPet={stroke}
        />
      }
      text={
        <span className="flex flex-wrap justify-between gap-y-1 gap-x-4 -mt-2">
          <span>{words.lead}</span>
          <span className="num inline-flex items-center gap-1.25 text-[17px] text-ink" data-wallet>
            <CoinIcon className="size-5.5" />
            {coins(me.coins)}
          </span>
        </span>
      }
    >
      <Boundary
        puppy={<Puppy mood="sad" label="" />}
        pending={<Skeleton label={words.loading} rows={[92, 92, 92, 64]} />}
      >
        <TaskList onPet={stroke} onClaimed={handleClaimed} onSwapped={applyRewards} />
      </Boundary>
    </Dialog>
  );
}
