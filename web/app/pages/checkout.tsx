import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { Agreement } from "../../features/subscription/agreement.tsx";
import { CheckoutCard } from "../../features/subscription/checkout-card.tsx";
import { canReloadOnce } from "../../features/subscription/reload-once.ts";
import { checkoutFailure } from "../../features/subscription/logic.ts";
import { PaymentFrame } from "../../features/subscription/payment-frame.tsx";
import { subscriptionWords } from "../../features/subscription/words.ts";
import { takeCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { configQuery, subscriptionQuery } from "../../lib/data.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useNavigation } from "../../ui/navigation.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { OwnPuppy } from "../../features/game/own-puppy.tsx";
import { Page } from "../shell/page.tsx";
import { shellWords } from "../shell/words.ts";

export function CheckoutPage() {
  const words = useWords(subscriptionWords);
  return (
    <Page
      title={words.title}
      wash="sky"
      pending={<Skeleton rows={[{ cards: [560], grid: "mx-auto max-w-[560px] pt-32" }]} />}
    >
      <Checkout />
    </Page>
  );
}

type State = "paying" | "already_subscribed" | "not_set_up";

function Checkout() {
  // The flag that leads to this page has done its work.
  useEffect(() => void takeCheckoutAfterAuth(), []);
  const words = useWords(subscriptionWords);
  const { go } = useNavigation();
  const { data: config } = useSuspenseQuery(configQuery);
  const { data: subscription, isFetched } = useQuery(subscriptionQuery);
  const [state, setState] = useState<State>("paying");
  const [isAgreed, setIsAgreed] = useState(false);
  const { stripe_publishable_key: publishableKey, stripe_js_url: scriptUrl } = config;

  const handleFailure = (error: unknown) => {
    const failure = checkoutFailure(error);
    if (failure === "already_subscribed" || failure === "not_set_up") return setState(failure);
    if (failure === "outdated" && canReloadOnce(CONSENT.version)) return window.location.reload();
    const told =
      failure === "no_session"
        ? wordsOf(shellWords).signInToSubscribe
        : wordsOf(subscriptionWords).failed;
    showToast({ ...told, tone: "error" });
    void go(failure === "no_session" ? "/auth" : "/");
  };

  const isTrial = subscription.trial_available;
  const isSubscribed = subscription.subscribed && !subscription.is_granted;
  // A person who has just paid is on the way to /chat and is not told so under the form.
  if (state === "already_subscribed" || (isSubscribed && !isAgreed)) return <AlreadySubscribed />;
  if (!publishableKey || !scriptUrl || state === "not_set_up")
    return <NotSetUp freeDailyMessages={config.free_daily_messages} />;
  return (
    <Frame summary={isAgreed ? undefined : isTrial ? words.trialSummary : words.summary}>
      {/* The panel waits until the subscription's state is known. */}
      {isFetched ? (
        <Agreement
          isTrial={isTrial}
          dailyMessages={config.premium_daily_messages}
          isAgreed={isAgreed}
          onChange={setIsAgreed}
        />
      ) : (
        <Skeleton label={words.loadingTerms} rows={[60, 44, 48]} />
      )}
      {isAgreed ? (
        <PaymentFrame
          publishableKey={publishableKey}
          scriptUrl={scriptUrl}
          onFailure={handleFailure}
        />
      ) : null}
    </Frame>
  );
}

/** The terms and the payment button already say what is bought, so the frame does not repeat it. */
function Frame({ summary, children }: { summary?: string | undefined; children: ReactNode }) {
  const words = useWords(subscriptionWords);
  const puppy = <OwnPuppy crop="bust" mood="calm" how={words.puppy} />;
  return (
    <CheckoutCard puppy={puppy} summary={summary}>
      {children}
    </CheckoutCard>
  );
}

function AlreadySubscribed() {
  const { text, action } = useWords(subscriptionWords).subscribed;
  return (
    <Frame summary={text}>
      <div>
        <LinkButton to="/profile">{action}</LinkButton>
      </div>
    </Frame>
  );
}

function NotSetUp({ freeDailyMessages }: { freeDailyMessages: number }) {
  const { notSetUp, trialSummary } = useWords(subscriptionWords);
  return (
    <Frame summary={trialSummary}>
      <p>{notSetUp.text(freeDailyMessages)}</p>
      <div>
        <LinkButton to="/chat">{notSetUp.action}</LinkButton>
      </div>
    </Frame>
  );
}
