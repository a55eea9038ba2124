import Snowflake from "lucide-react/icons/snowflake";
import type { ComponentProps } from "react";
import type { Store } from "../../../../shared/contracts/game/store.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Coins } from "../coins.tsx";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/section.tsx";
import { storeWords } from "./words.ts";

type FreezeCardProps = {
  freeze: Store["freeze"];
  coins: number;
  busy: string | null;
  failure: ComponentProps<typeof FailureNote>["failure"];
  onBuy: () => void;
};

/** The streak freeze: it keeps a streak over a missed day and is not worn. */
export function FreezeCard({ freeze, coins, busy, failure, onBuy }: FreezeCardProps) {
  const words = useWords(storeWords);
  const { price, count, max } = freeze;
  const { name, text, have, full } = words.freeze;
  const isFull = count >= max;
  const missing = price - coins;
  return (
    <Section title={words.more} className="mt-11">
      <Card className="flex items-center gap-4.5 px-5.5 py-5 max-md:flex-wrap max-md:gap-3.5 max-md:p-4.5">
        <span className="grid size-16 flex-none place-items-center rounded-[20px] box-info max-md:size-13">
          <Icon of={Snowflake} className="size-8" />
        </span>
        <div className="flex-1 min-w-0">
          <h3 className="t-h3">{name}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
          <p className="mt-1.5 text-sm font-semibold text-ink-3" role="status">
            {have(count, max)}
          </p>
          <FailureNote failure={failure} />
        </div>
        <div className="flex items-center gap-5 max-md:w-full max-md:justify-between">
          <Coins count={price} icon="size-6.5" className="num text-[20px]" />
          <Button kind="soft" disabled={isFull || missing > 0} busy={busy} onClick={onBuy}>
            <span>
              <span>{isFull ? full : missing > 0 ? words.need(missing) : words.buy}</span>{" "}
              <span className="sr-only">{words.about.buy(name)}</span>
            </span>
          </Button>
        </div>
      </Card>
    </Section>
  );
}
