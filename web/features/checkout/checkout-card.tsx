import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import "./checkout.css";

type CheckoutCardProps = { freeDailyMessages: number; puppy: ReactNode; action: ReactNode };

/** What stands here while this server takes no payments: the truth, and a way on. */
export function CheckoutCard({ freeDailyMessages, puppy, action }: CheckoutCardProps) {
  return (
    <div className="checkout">
      <div className="checkout-puppy">{puppy}</div>
      <Card className="checkout-card">
        <h1 className="t-h2" tabIndex={-1}>
          Complete Your Subscription
        </h1>
        <p className="text-ink-2">7 days free, then $20/month. Cancel anytime.</p>
        <p>
          Payments are not set up on this server, so nothing can be charged here. You can chat with
          Luli for free, {freeDailyMessages} messages a day.
        </p>
        <div>{action}</div>
      </Card>
    </div>
  );
}
