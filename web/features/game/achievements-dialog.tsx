import { AchievementList } from "./achievement/achievement-list.tsx";
import { achievementWords } from "./achievement/words.ts";
import { useWords } from "../../lib/words/words.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OwnPuppy } from "./own-puppy.tsx";
import { Puppy } from "./puppy/puppy.tsx";

type AchievementsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Shows all medals, won or not, with Luli proud above them. */
export function AchievementsDialog({ isOpen, onOpenChange }: AchievementsDialogProps) {
  const words = useWords(achievementWords);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
