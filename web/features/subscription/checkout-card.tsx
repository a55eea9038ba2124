import type { ReactNode } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Card } from "../../ui/card.tsx";
import { subscriptionWords } from "./words.ts";
import "./checkout.css";

type CheckoutCardProps = { puppy: ReactNode; summary?: string | undefined; children: ReactNode };

/** The card of the page: the product, and below it the payment or why there is none. */
export function CheckoutCard({ puppy, summary, children }: CheckoutCardProps) {
  return (
    <div className="checkout">
      <div className="checkout-puppy">{puppy}</div>
      <Card className="checkout-card">
        <h1 className="t-h2" tabIndex={-1}>
          {useWords(subscriptionWords).title}
        </h1>
        {summary ? <p className="text-ink-2">{summary}</p> : null}
        {children}
      </Card>
    </div>
  );
}
