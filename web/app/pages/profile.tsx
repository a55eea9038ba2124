import { useSuspenseQuery } from "@tanstack/react-query";
import { CalendarHeart, MessageCircle } from "lucide-react";
import { SubscriptionPanel } from "../../features/checkout/subscription-panel.tsx";
import { ProfileBanner } from "../../features/profile/profile-banner.tsx";
import { moodLook } from "../../features/puppy/moods.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { meQuery } from "../../lib/data.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { isAdmin } from "../is-admin.ts";
import { Page } from "../page.tsx";
import { useCheckoutReturn } from "../use-checkout-return.ts";
import { useStartCheckout } from "../use-start-checkout.ts";

export function ProfilePage() {
  useCheckoutReturn();
  return (
    <Page title="Profile" wash="pink" pending={<Skeleton heights={[220, 92, 180]} />}>
      <Profile />
    </Page>
  );
}

function Profile() {
  const { data: me } = useSuspenseQuery(meQuery);
  const startCheckout = useStartCheckout();
  const look = moodLook(me.puppy.mood, me.puppy.variant);
  const since = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
  return (
    <>
      <ProfileBanner
        name={me.user.name}
        email={me.user.email}
        stage={look.stage}
        puppy={
          <Puppy
            variant={me.puppy.variant}
            mood={look.mood}
            label={`${me.puppy.name}, ${me.puppy.mood.toLowerCase()}`}
          />
        }
        action={
          isAdmin(me) ? (
            <LinkButton to="/admin" kind="soft">
              Admin Dashboard
            </LinkButton>
          ) : null
        }
      />
      <div className="profile-columns">
        <div className="grid content-start gap-4">
          <StatCard
            icon={<Icon of={CalendarHeart} />}
            tone="premium"
            value={since.format(new Date(me.user.created_at))}
            label="Member Since"
          />
          <StatCard
            icon={<Icon of={MessageCircle} />}
            tone="info"
            value={me.chats.toLocaleString("en-US")}
            label="Conversations"
          />
        </div>
        <SubscriptionPanel hasCancel onStartTrial={() => void startCheckout()} />
      </div>
    </>
  );
}
