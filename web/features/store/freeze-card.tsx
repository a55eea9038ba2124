import { Snowflake } from "lucide-react";
import type { Store } from "../../../shared/contracts/store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CoinIcon, Icon } from "../../ui/icons.tsx";

type FreezeCardProps = {
  freeze: Store["freeze"];
  coins: number;
  busy: string | null;
  onBuy: () => void;
};

/** What is not worn: it keeps a streak over a missed day. */
export function FreezeCard({ freeze, coins, busy, onBuy }: FreezeCardProps) {
  const { name, price, count, max } = freeze;
  const isFull = count >= max;
  const missing = price - coins;
  return (
    <section aria-labelledby="more-title" className="mt-11">
      <h2 id="more-title" className="t-h3 mb-4">
        More for Luli
      </h2>
      <Card className="freeze">
        <span className="freeze-icon">
          <Icon of={Snowflake} />
        </span>
        <div className="freeze-text">
          <h3 className="t-h3">{name}</h3>
          <p className="mt-1 text-ink-2">
            Miss a day, keep your streak. It is used by itself when it is needed.
          </p>
          <p className="mt-1.5 text-sm font-semibold text-ink-3" role="status">
            {`You have ${count} of ${max}`}
          </p>
        </div>
        <div className="freeze-offer">
          <p className="outfit-price num">
            <CoinIcon />
            {price} <span className="sr-only">coins</span>
          </p>
          <Button kind="soft" disabled={isFull || missing > 0} busy={busy} onClick={onBuy}>
            <span>
              <span>
                {isFull ? "All stocked up" : missing > 0 ? `Need ${missing} more` : "Buy Now"}
              </span>{" "}
              <span className="sr-only">{name}</span>
            </span>
          </Button>
        </div>
      </Card>
    </section>
  );
}
