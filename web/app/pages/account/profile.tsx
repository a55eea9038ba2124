import { useInfiniteQuery, useSuspenseQuery, useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { CancelButton } from "../../../features/subscription/cancel-button.tsx";
import { SubscriptionPanel } from "../../../features/subscription/subscription-panel.tsx";
import { AccountPanel } from "../../../features/profile/account-panel.tsx";
import { firstWordsQuery } from "../../../features/chat/search/data.ts";
import { OurStory } from "../../../features/profile/our-story.tsx";
import { ProfileBanner } from "../../../features/profile/profile-banner.tsx";
import { ProfileStats } from "../../../features/profile/profile-stats.tsx";
import { profileWords } from "../../../features/profile/words.tsx";
import { memoriesQuery } from "../../../features/memory/data.ts";
import { useAvatar } from "../../../features/game/puppy/avatar/use-avatar.ts";
import { useOwnLook } from "../../../features/game/puppy/moods.ts";
import { dashboardQuery } from "../../../features/game/queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { tellFailure } from "../../../ui/lazy-component.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { shellWords } from "../../shell/words.ts";
import { isAdmin } from "../../session/is-admin.ts";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page, PageBoundary } from "../../shell/page.tsx";
import { loadProfileDialog, type ProfileDialog, ProfileDialogs } from "./profile-dialogs.tsx";
import { useCheckoutReturn } from "../../../features/subscription/use-checkout-return.ts";
import { useEmailReturn } from "../../../features/profile/use-email-return.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { useStartCheckout } from "../../../features/subscription/use-start-checkout.ts";

export function ProfilePage() {
  const { title } = useWords(profileWords);
  useCheckoutReturn();
  useEmailReturn();
  return (
    <Page title={title} wash="pink" pending={<Skeleton rows={SHAPE} />}>
      <Profile />
    </Page>
  );
}

const NUMBERS = { cards: [88, 88, 88, 88], grid: "profile-stats" };
/** The banner, the four numbers, subscription and account. */
const SHAPE = [
  { cards: [236], stage: "sky" as const },
  NUMBERS,
  { cards: [308, 308], grid: "profile-columns" },
];

function Profile() {
  const words = useWords(profileWords);
  const { withdraw } = useWords(shellWords).foot;
  const { data: me } = useSuspenseQuery(meQuery);
  const [open, setOpen] = useState<ProfileDialog | null>(null);
  const handleOpen = (dialog: ProfileDialog) =>
    void loadProfileDialog[dialog]().then(() => setOpen(dialog), tellFailure);
  const startCheckout = useStartCheckout();
  const signOutEverywhere = useSignOut({ everywhere: true });
  const look = useOwnLook(me.puppy, me.user.time_zone);
  return (
    <>
      <ProfileBanner
        name={me.user.name}
        email={me.user.email}
        look={look}
        puppy={<OwnPuppy pose={look.pose} />}
        actions={
          <>
            <Button onClick={() => handleOpen("edit")}>
              <Icon of={Pencil} />
              {words.edit}
            </Button>
            {isAdmin(me) ? (
              <LinkButton to="/admin" kind="soft">
                {words.admin}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <PageBoundary pending={<Skeleton rows={[NUMBERS]} />}>
        <Statistics />
        <Story />
      </PageBoundary>
      <div className="profile-columns">
        <SubscriptionPanel
          cancel={
            <>
              <CancelButton />
              <LinkButton to="/contract" kind="ghost">
                {withdraw}
              </LinkButton>
            </>
          }
          onStartTrial={() => void startCheckout()}
        />
        <AccountPanel
          user={me.user}
          onChangeEmail={() => handleOpen("email")}
          onChangePassword={() => handleOpen("password")}
          onSignOutEverywhere={() => void signOutEverywhere()}
        />
      </div>
      <ProfileDialogs open={open} me={me} onClose={() => setOpen(null)} />
    </>
  );
}

function Story() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: numbers } = useSuspenseQuery(dashboardQuery);
  // The page does not wait for the count.
  const { data: memories } = useInfiniteQuery(memoriesQuery(""));
  const { data: firstWords } = useQuery(firstWordsQuery(me.user.created_at));
  return (
    <OurStory
      puppyName={me.puppy.name}
      name={me.user.name}
      streak={numbers.streak}
      firstWords={firstWords}
      memories={memories?.pages[0]?.total}
      faceSrc={useAvatar(me.puppy.variant, me.worn)}
    />
  );
}

function Statistics() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: numbers } = useSuspenseQuery(dashboardQuery);
  return (
    <ProfileStats
      since={me.user.created_at}
      timeZone={me.user.time_zone}
      happiness={numbers.happiness_points}
      conversations={numbers.conversations}
      achievements={numbers.achievements.unlocked}
    />
  );
}
