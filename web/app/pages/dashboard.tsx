import { useSuspenseQuery } from "@tanstack/react-query";
import { Heart, MessageCircle, Trophy } from "lucide-react";
import { SubscriptionPanel } from "../../features/checkout/subscription-panel.tsx";
import { Greeting } from "../../features/dashboard/greeting.tsx";
import { QuickAction } from "../../features/dashboard/quick-action.tsx";
import { moodLook } from "../../features/puppy/moods.ts";
import { playSound } from "../../features/puppy/sound.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { dashboardQuery, meQuery } from "../../lib/data.ts";
import { Icon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { OwnPuppy } from "../own-puppy.tsx";
import { Page } from "../page.tsx";
import { usePet, useVisit } from "../use-care.ts";
import { useStartCheckout } from "../use-start-checkout.ts";

export function DashboardPage() {
  return (
    <Page title="Dashboard" wash="lilac" pending={<Skeleton heights={[220, 92, 160]} />}>
      <Dashboard />
    </Page>
  );
}

function Dashboard() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: numbers } = useSuspenseQuery(dashboardQuery);
  useVisit();
  const pet = usePet();
  const startCheckout = useStartCheckout();
  const handlePet = () => {
    playSound("pet");
    pet();
  };
  const look = moodLook(me.puppy.mood, me.puppy.variant);
  return (
    <>
      <Greeting
        name={me.user.name}
        stage={look.stage}
        puppy={<OwnPuppy followPointer onPet={handlePet} />}
      />
      <div className="dashboard-columns">
        <div className="grid content-start gap-6">
          <StatCard
            icon={<Icon of={MessageCircle} />}
            tone="info"
            value={numbers.conversations.toLocaleString("en-US")}
            label="Conversations"
          />
          <StatCard
            icon={<Icon of={Heart} />}
            tone="premium"
            value={numbers.happiness_points.toLocaleString("en-US")}
            label="Happiness points"
          />
          <StatCard
            icon={<Icon of={Trophy} />}
            tone="warn"
            value={`${numbers.achievements.unlocked} of ${numbers.achievements.total}`}
            label="Achievements"
          />
          <SubscriptionPanel onStartTrial={() => void startCheckout()} />
        </div>
        <section aria-labelledby="actions-title">
          <h2 id="actions-title" className="t-h3 mb-4">
            Quick actions
          </h2>
          <ul className="dashboard-actions">
            <QuickAction
              to="/chat"
              stage="sky"
              label="New chat"
              puppy={<Puppy crop="bust" state="talking" label="" />}
            />
            <QuickAction
              to="/universe"
              stage="apricot"
              label="Universe"
              puppy={<Puppy crop="bust" variant="hero" label="" />}
            />
            <QuickAction
              to="/store"
              stage="butter"
              label="Store"
              puppy={<Puppy crop="bust" mood="calm" outfits={["royal_crown"]} label="" />}
            />
          </ul>
        </section>
      </div>
    </>
  );
}
