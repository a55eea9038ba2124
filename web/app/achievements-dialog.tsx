import { AchievementList } from "../features/achievement/achievement-list.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { OwnPuppy } from "./own-puppy.tsx";
import { PageBoundary } from "./page.tsx";

type AchievementsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** All 19 medals, won or not, with Luli proud above them. */
export function AchievementsDialog({ isOpen, onOpenChange }: AchievementsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Achievements"
      size="lg"
      puppy={<OwnPuppy crop="bust" mood="excited" how={null} />}
    >
      <PageBoundary
        pending={<Skeleton label="Loading your achievements" heights={[22, 112, 112, 112]} />}
      >
        <AchievementList />
      </PageBoundary>
    </Dialog>
  );
}
