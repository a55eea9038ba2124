import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { CONSENT } from "../../../shared/rules/consent.ts";
import { Agreement } from "../../features/subscription/agreement.tsx";
import { checkoutFailure } from "../../features/subscription/logic.ts";
import { PaymentFrame } from "../../features/subscription/payment-frame.tsx";
import { subscriptionWords } from "../../features/subscription/words.ts";
import { takeCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { keep, readKept } from "../../lib/browser/kept.ts";
import { configQuery, subscriptionQuery } from "../../lib/data.ts";
import { useWords, wordsOf } from "../../lib/words/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
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

/** A page that is older than the server's terms is reloaded, but never in a loop. True the first time in this tab. */
const canReloadOnce = (version: string): boolean =>
  readKept("consent-reload") !== version && keep("consent-reload", version);

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

/** The card of the page. The terms and the payment button already say what is bought, so it does not repeat it. */
function Frame({ summary, children }: { summary?: string | undefined; children: ReactNode }) {
  const words = useWords(subscriptionWords);
  return (
    <div className="mx-auto w-full max-w-[560px] pt-2">
      <div className="mx-auto -mb-[26px] w-44">
        <OwnPuppy crop="bust" mood="calm" how={words.puppy} />
      </div>
      <Card className="grid gap-4 rounded-xl p-9 text-center max-md:px-5 max-md:py-7">
        <h1 className="t-h2" tabIndex={-1}>
          {words.title}
        </h1>
        {summary ? <p className="text-ink-2">{summary}</p> : null}
        {children}
      </Card>
    </div>
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
