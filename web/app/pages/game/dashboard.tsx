import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AchievementsCard } from "../../../features/game/achievement/achievements-card.tsx";
import { Diary } from "../../../features/diary/diary.tsx";
import { diaryWords } from "../../../features/diary/words.ts";
import { SubscriptionPanel } from "../../../features/subscription/subscription-panel.tsx";
import { DashboardPanel } from "../../../features/game/dashboard/dashboard-panel.tsx";
import { Greeting } from "../../../features/game/dashboard/greeting.tsx";
import { QuickActions } from "../../../features/game/dashboard/quick-actions.tsx";
import { Stats } from "../../../features/game/dashboard/stats.tsx";
import { StreakPanel } from "../../../features/game/dashboard/streak-panel.tsx";
import { dashboardWords } from "../../../features/game/dashboard/words.tsx";
import { useOwnLook } from "../../../features/game/puppy/moods.ts";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { playSound } from "../../../features/game/puppy/sound/sound.ts";
import { usePetting } from "../../../features/game/puppy/motion/use-petting.ts";
import { TodayTasks } from "../../../features/game/task/today-tasks.tsx";
import { taskWords } from "../../../features/game/task/words.ts";
import { dashboardQuery, meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AchievementsDialog } from "../../../features/game/achievements-dialog.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page, PageBoundary } from "../../../features/game/page-boundary.tsx";
import { TasksDialog } from "../../../features/game/tasks-dialog.tsx";
import { usePet, useVisit } from "../../../features/game/use-care.ts";
import { useStartCheckout } from "../../../features/subscription/use-start-checkout.ts";

export function DashboardPage() {
  return (
    <Page title={useWords(dashboardWords).title} wash="lilac" pending={<Skeleton rows={SHAPE} />}>
      <Dashboard />
    </Page>
  );
}

/** The greeting, the three numbers, the two columns. */
const SHAPE = [
  { cards: [236] },
  { cards: [88, 88, 88], grid: "dashboard-stats" },
  { cards: [690, 690], grid: "dashboard-columns" },
];

type Opened = "tasks" | "achievements" | null;

function Dashboard() {
  const { data: me } = useSuspenseQuery(meQuery);
  const words = useWords(dashboardWords);
  const tasks = useWords(taskWords);
  const diary = useWords(diaryWords);
  const { data: numbers } = useSuspenseQuery(dashboardQuery);
  const startCheckout = useStartCheckout();
  const [opened, setOpened] = useState<Opened>(null);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) setOpened(null);
  };
  const handleViewTasks = () => setOpened("tasks");
  useVisit();
  return (
    <>
      <Welcome />
      <Stats numbers={numbers} />
      <div className="dashboard-columns">
        <div className="dashboard-column">
          <QuickActions
            chat={<Puppy crop="bust" state="talking" label="" />}
            universe={<Puppy crop="bust" variant="hero" label="" />}
            store={<Puppy crop="bust" mood="calm" outfits={["royal_crown"]} label="" />}
          />
          <StreakPanel
            streak={numbers.streak}
            activity={numbers.activity}
            timeZone={me.user.time_zone}
            onViewTasks={handleViewTasks}
          />
        </div>
        <div className="dashboard-column">
          <Panel id="tasks" title={tasks.title}>
            <TodayTasks onViewTasks={handleViewTasks} />
          </Panel>
          <Panel id="achievements" title={words.achievements}>
            <AchievementsCard onShowAll={() => setOpened("achievements")} />
          </Panel>
          <Panel id="diary" title={diary.title(me.puppy.name)}>
            <Diary />
          </Panel>
          <SubscriptionPanel onStartTrial={() => void startCheckout()} />
        </div>
      </div>
      <TasksDialog isOpen={opened === "tasks"} onOpenChange={handleOpenChange} />
      <AchievementsDialog isOpen={opened === "achievements"} onOpenChange={handleOpenChange} />
    </>
  );
}

function Welcome() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { stage, light } = useOwnLook(me.puppy, me.user.time_zone);
  const pet = usePet();
  const { isPetted, stroke } = usePetting(() => {
    playSound("pet");
    pet();
  });
  return (
    <Greeting
      name={me.user.name}
      stage={stage}
      light={light}
      puppyName={me.puppy.name}
      onPet={stroke}
      puppy={<OwnPuppy followPointer state={isPetted ? "petted" : "idle"} onPet={stroke} />}
    />
  );
}

/** One that fails leaves the others standing. */
function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const label = useWords(dashboardWords).loading(title);
  return (
    <DashboardPanel id={id} title={title}>
      <PageBoundary pending={<Skeleton label={label} rows={[42, 42, 42, 48]} />}>
        {children}
      </PageBoundary>
    </DashboardPanel>
  );
}
