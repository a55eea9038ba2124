import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { CheckoutCard } from "../../features/checkout/checkout-card.tsx";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { takeCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { configQuery } from "../../lib/data.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page } from "../page.tsx";

export function CheckoutPage() {
  return (
    <Page title="Complete Your Subscription" wash="sky" pending={<Skeleton heights={[420]} />}>
      <Checkout />
    </Page>
  );
}

function Checkout() {
  // Whoever arrives, by whatever way, has got where the flag was meant to lead.
  useEffect(() => void takeCheckoutAfterAuth(), []);
  const { data: config } = useSuspenseQuery(configQuery);
  return (
    <CheckoutCard
      freeDailyMessages={config.free_daily_messages}
      puppy={<Puppy crop="bust" mood="calm" label="Luli, calm and cozy" />}
      action={<LinkButton to="/chat">Chat with Luli</LinkButton>}
    />
  );
}
