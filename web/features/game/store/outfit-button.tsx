import { type Translated, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import type { OutfitState } from "./logic.ts";
import { storeWords } from "./words.ts";

type OutfitButtonProps = {
  name: string;
  price: number;
  state: OutfitState;
  coins: number;
  opensAt: number | null;
  isPrimary: boolean;
  busy: string | null;
  onBuy: () => void;
  onDress: (isPutOn: boolean) => void;
};

/** A single button for every action on an outfit, so that the focus stays in place. */
export function OutfitButton(props: OutfitButtonProps) {
  const { state, isPrimary, busy, onBuy, onDress } = props;
  const [words, about] = say(useWords(storeWords), props);
  return (
    <Button
      kind={isPrimary ? "primary" : "soft"}
      disabled={state === "too_dear" || state === "locked"}
      busy={busy}
      onClick={state === "buyable" ? onBuy : () => onDress(state === "owned")}
    >
      <span>
        <span>{words}</span> <span className="sr-only">{about}</span>
      </span>
    </Button>
  );
}

/** Returns the visible label and its addition for screen readers. */
function say(
  words: Translated<typeof storeWords>,
  { state, name, price, coins, opensAt }: OutfitButtonProps,
): [string, string] {
  const { about } = words;
  if (opensAt !== null) return [words.opensAt(opensAt), about.need(name)];
  if (state === "buyable") return [words.buy, about.buy(name)];
  if (state === "too_dear") return [words.need(price - coins), about.need(name)];
  return [state === "worn" ? words.takeOff : words.wear, about.dress(name)];
}
