import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { achievementsQuery } from "../../../features/game/achievement/data.ts";
import { achievementWords } from "../../../features/game/achievement/words.ts";
import { AchievementsCard } from "../../../features/game/achievement/achievements-card.tsx";
import { Diary } from "../../../features/diary/diary.tsx";
import { diaryQuery } from "../../../features/diary/data.ts";
import { lastPage } from "../../../features/diary/last-page.ts";
import { diaryWords } from "../../../features/diary/words.ts";
import { SubscriptionPanel } from "../../../features/subscription/subscription-panel.tsx";
import { Fold } from "../../../features/game/dashboard/fold.tsx";
import { FirstDay } from "../../../features/game/dashboard/first-day.tsx";
import { Greeting } from "../../../features/game/dashboard/greeting.tsx";
import { OldNumbers, Stats } from "../../../features/game/dashboard/stats.tsx";
import { QuickActions } from "../../../features/game/dashboard/quick-actions.tsx";
import { StreakPanel } from "../../../features/game/dashboard/streak-panel.tsx";
import { dashboardWords } from "../../../features/game/dashboard/words.tsx";
import { useOwnLook } from "../../../features/game/puppy/moods.ts";
import { playSound } from "../../../features/game/puppy/sound/sound.ts";
import { usePetting } from "../../../features/game/puppy/motion/use-petting.ts";
import { tasksQuery } from "../../../features/game/task/data.ts";
import { TaskList } from "../../../features/game/task/task-list.tsx";
import { taskWords } from "../../../features/game/task/words.ts";
import { dashboardQuery } from "../../../features/game/queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Card } from "../../../ui/card.tsx";
import { Coins } from "../../../features/game/coins.tsx";
import { lazyComponent, preload } from "../../../ui/lazy-component.ts";
import { Link } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page, PageBoundary } from "../../shell/page.tsx";
import { usePet, useVisit } from "../../../features/game/use-care.ts";
import { useClaimed } from "../../../features/game/use-claimed.ts";
import { useRewards } from "../../../features/game/use-rewards.ts";
import { useStartCheckout } from "../../../features/subscription/use-start-checkout.ts";

export function DashboardPage() {
  return (
    <Page title={useWords(dashboardWords).title} wash="lilac" pending={<Skeleton rows={SHAPE} />}>
      <Dashboard />
    </Page>
  );
}

const COLUMNS = { cards: [350, 350], grid: "dashboard-columns" };
/** The greeting, the three numbers, the two columns. */
const SHAPE = [
  { cards: [236], stage: "sky" as const },
  { cards: [88, 88, 88], grid: "dashboard-stats" },
  COLUMNS,
];
const SHAPE_BELOW = [COLUMNS];

const DIALOGS = {
  tasks: lazyComponent(() =>
    import("../../../features/game/tasks-dialog.tsx").then((code) => code.TasksDialog),
  ),
  achievements: lazyComponent(() =>
    import("../../../features/game/achievements-dialog.tsx").then(
      (code) => code.AchievementsDialog,
    ),
  ),
};
type DialogName = keyof typeof DIALOGS;
const loadDialogs = () => Promise.all([DIALOGS.tasks.load(), DIALOGS.achievements.load()]);

/** The build renders this function, too. */
const hasOutline = () => typeof document !== "undefined" && document.querySelector("main[inert]");

/** A later page is rendered whole: the one before stays until then, and Back restores its height. */
let isFirstPage = Boolean(hasOutline());

/** Returns false at first, then true in a deferred render that gives way to input. */
function useLater(): boolean {
  useEffect(() => {
    isFirstPage = false;
  }, []);
  return useDeferredValue(true, !isFirstPage);
}

function Dashboard() {
  const { data: numbers, dataUpdatedAt: readAt } = useSuspenseQuery(dashboardQuery);
  // The queries start now; the deferred parts show them.
  usePrefetchQuery(tasksQuery);
  usePrefetchQuery(achievementsQuery);
  const isLater = useLater();
  const [opened, setOpened] = useState<DialogName | null>(null);
  useEffect(() => preload(loadDialogs), []);
  const open = (name: DialogName) => DIALOGS[name].open(() => setOpened(name));
  const Opened = opened && DIALOGS[opened];
  useVisit();
  const pet = usePet();
  const { isPetted, stroke } = usePetting(() => {
    playSound("pet");
    pet();
  });
  return (
    <>
      <Welcome isPetted={isPetted} onPet={stroke} />
      <OldNumbers readAt={readAt} />
      <Stats numbers={numbers} />
      {isLater ? <Columns onPet={stroke} onOpen={open} /> : <Skeleton rows={SHAPE_BELOW} />}
      {Opened ? <Opened onClose={() => setOpened(null)} /> : null}
    </>
  );
}

type ColumnsProps = { onPet: () => void; onOpen: (name: DialogName) => void };

/** The columns lie below a phone's first screen. */
function Columns({ onPet, onOpen }: ColumnsProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: numbers } = useSuspenseQuery(dashboardQuery);
  const words = useWords(dashboardWords);
  const streakDays = numbers.streak.days;
  const tasks = useWords(taskWords);
  const diary = useWords(diaryWords);
  const achievements = useWords(achievementWords);
  const startCheckout = useStartCheckout();
  const claimed = useClaimed();
  const applyRewards = useRewards();
  const handleViewTasks = () => onOpen("tasks");
  return (
    <div className="dashboard-columns">
      <div className="dashboard-column">
        <DashboardPanel
          id="tasks"
          title={tasks.title}
          action={
            <div className="flex items-center gap-4">
              {/* Coins that are won fly into this element. */}
              <Link
                to="/store"
                className="num inline-flex min-h-11 items-center underline-offset-3 hover:underline"
                data-wallet
              >
                <Coins count={me.coins} icon="size-5" />
              </Link>
              <More onClick={handleViewTasks}>{tasks.view}</More>
            </div>
          }
        >
          <Pending title={tasks.title}>
            <TaskList isBrief onPet={onPet} onClaimed={claimed} onSwapped={applyRewards} />
          </Pending>
        </DashboardPanel>
      </div>
      <div className="dashboard-column">
        <QuickActions />
        <SubscriptionPanel isQuiet onStartTrial={() => void startCheckout()} />
        <Card className="lines-between px-5 py-1">
          <FirstDay
            {...numbers}
            puppyName={me.puppy.name}
            onPet={onPet}
            onViewTasks={handleViewTasks}
          />
          <Fold
            key={String(numbers.streak.lost !== null)}
            title={words.streak.title}
            note={streakDays > 0 ? words.streak.inARow(streakDays, streakDays) : null}
            startsOpen={numbers.streak.lost !== null}
          >
            <StreakPanel
              streak={numbers.streak}
              activity={numbers.activity}
              timeZone={me.user.time_zone}
              onViewTasks={handleViewTasks}
            />
          </Fold>
          <Fold title={diary.title(me.puppy.name)}>
            <Pending title={diary.title(me.puppy.name)}>
              <Diary />
            </Pending>
          </Fold>
          <Fold title={words.achievements}>
            <Pending title={words.achievements}>
              <AchievementsCard />
            </Pending>
            <More onClick={() => onOpen("achievements")}>
              {achievements.seeAll(numbers.achievements.total)}
            </More>
          </Fold>
        </Card>
      </div>
    </div>
  );
}

function Welcome({ isPetted, onPet }: { isPetted: boolean; onPet: () => void }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const look = useOwnLook(me.puppy, me.user.time_zone);
  // The diary does not block the page: until it is loaded, and where there is none, Luli says something else.
  const { data: diary } = useQuery(diaryQuery);
  return (
    <Greeting
      name={me.user.name}
      look={look}
      memory={lastPage(diary?.entries)}
      puppyName={me.puppy.name}
      onPet={onPet}
      puppy={
        <OwnPuppy
          followPointer
          pose={look.pose}
          state={isPetted ? "petted" : "idle"}
          onPet={onPet}
        />
      }
    />
  );
}

const More = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="text-link min-h-11 font-semibold" onClick={onClick}>
    {children}
  </button>
);

/** A part that fails leaves the others in place. */
function Pending({ title, children }: { title: string; children: ReactNode }) {
  const label = useWords(dashboardWords).loading(title);
  return (
    <PageBoundary pending={<Skeleton label={label} rows={[42, 42, 42, 48]} />}>
      {children}
    </PageBoundary>
  );
}

type DashboardPanelProps = {
  id: string;
  title: string;
  /** A link or button that leads on from the panel. */
  action?: ReactNode;
  children: ReactNode;
};

function DashboardPanel({ id, title, action, children }: DashboardPanelProps) {
  return (
    <Card
      as="section"
      className="p-6 max-md:px-3.5 max-md:pt-2.5 max-md:pb-3"
      aria-labelledby={`${id}-title`}
    >
      <div className="dashboard-panel-head">
        <h2 id={`${id}-title`} className="t-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
