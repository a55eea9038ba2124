import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { CheckoutCard } from "../../features/checkout/checkout-card.tsx";
import { canReloadOnce } from "../../features/checkout/reload-once.ts";
import { checkoutFailure } from "../../features/checkout/logic.ts";
import { PaymentFrame } from "../../features/checkout/payment-frame.tsx";
import { CHECKOUT_FAILED, SIGN_IN_TO_SUBSCRIBE } from "../../features/checkout/words.ts";
import { takeCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { configQuery, subscriptionQuery } from "../../lib/data.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useNavigation } from "../../ui/navigation.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast.tsx";
import { OwnPuppy } from "../own-puppy.tsx";
import { Page } from "../page.tsx";

export function CheckoutPage() {
  return (
    <Page title="Complete Your Subscription" wash="sky" pending={<Skeleton heights={[420]} />}>
      <Checkout />
    </Page>
  );
}

type State = "paying" | "already_subscribed" | "not_set_up";

function Checkout() {
  // Whoever arrives, by whatever way, has got where the flag was meant to lead.
  useEffect(() => void takeCheckoutAfterAuth(), []);
  const { go } = useNavigation();
  const { data: config } = useSuspenseQuery(configQuery);
  const { data: subscription, isFetched } = useQuery(subscriptionQuery);
  const [state, setState] = useState<State>("paying");
  const { stripe_publishable_key: publishableKey, stripe_js_url: scriptUrl } = config;

  const handleFailure = (error: unknown) => {
    const failure = checkoutFailure(error);
    if (failure === "already_subscribed" || failure === "not_set_up") return setState(failure);
    if (failure === "outdated" && canReloadOnce(CONSENT.version)) return window.location.reload();
    showToast(failure === "no_session" ? SIGN_IN_TO_SUBSCRIBE : CHECKOUT_FAILED);
    void go(failure === "no_session" ? "/auth" : "/");
  };

  const isTrial = subscription.trial_available;
  if (state === "already_subscribed") return <AlreadySubscribed />;
  if (!publishableKey || !scriptUrl || state === "not_set_up")
    return <NotSetUp freeDailyMessages={config.free_daily_messages} />;
  return (
    <Frame summary={isTrial ? TRIAL_SUMMARY : "$20/month. Cancel anytime."}>
      {/* Not before it is known which of the two is true. */}
      {isFetched ? (
        <p className="checkout-consent">{isTrial ? CONSENT.trial : CONSENT.noTrial}</p>
      ) : (
        <Skeleton label="Loading the terms" heights={[60]} />
      )}
      <PaymentFrame
        publishableKey={publishableKey}
        scriptUrl={scriptUrl}
        onFailure={handleFailure}
      />
    </Frame>
  );
}

const TRIAL_SUMMARY = "7 days free, then $20/month. Cancel anytime.";

function Frame({ summary, children }: { summary: string; children: ReactNode }) {
  const puppy = <OwnPuppy crop="bust" mood="calm" how="calm and cozy" />;
  return (
    <CheckoutCard puppy={puppy} summary={summary}>
      {children}
    </CheckoutCard>
  );
}

function AlreadySubscribed() {
  return (
    <Frame summary="You already have a subscription, so there is nothing to buy here.">
      <div>
        <LinkButton to="/profile">See your subscription</LinkButton>
      </div>
    </Frame>
  );
}

function NotSetUp({ freeDailyMessages }: { freeDailyMessages: number }) {
  return (
    <Frame summary={TRIAL_SUMMARY}>
      <p>
        Payments are not set up on this server, so nothing can be charged here. You can chat with
        Luli for free, {freeDailyMessages} messages a day.
      </p>
      <div>
        <LinkButton to="/chat">Chat with Luli</LinkButton>
      </div>
    </Frame>
  );
}
