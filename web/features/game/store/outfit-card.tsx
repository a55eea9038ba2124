import Check from "lucide-react/icons/check";
import type { ComponentProps, ReactNode } from "react";
import type { StoreOutfit } from "../../../../shared/contracts/game/store.ts";
import { outfitWords } from "../../../lib/words/outfit-words.ts";
import { useWords, type Translated } from "../../../lib/words/words.ts";
import { Card } from "../../../ui/card.tsx";
import { Coins } from "../coins.tsx";
import { FailureNote } from "../../../ui/notes/failure-note.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { outfitState, type OutfitState } from "./logic.ts";
import { storeWords } from "./words.ts";
import { Button } from "../../../ui/button.tsx";

type OutfitCardProps = {
  outfit: StoreOutfit;
  coins: number;
  /** The heading's level: a section may have a heading above it. */
  level: 2 | 3;
  picture: ReactNode;
  /** True when the view's primary action is on this card. */
  isFeatured: boolean;
  isTriedOn: boolean;
  /** The label of the action that is under way for this outfit. */
  busy: string | null;
  failure: ComponentProps<typeof FailureNote>["failure"];
  /** Called when the pointer or the focus enters or leaves the card. */
  onLook: (isLooking: boolean) => void;
  onTryOn: () => void;
  onBuy: () => void;
  onDress: (isPutOn: boolean) => void;
};

export function OutfitCard(props: OutfitCardProps) {
  const { outfit, coins, picture, isTriedOn, onLook, onTryOn } = props;
  const words = useWords(storeWords);
  const name = useWords(outfitWords).name(outfit.id);
  const state = outfitState(outfit, coins);
  const isLocked = state === "locked";
  const look = (isLooking: boolean) => () => onLook(isLooking && !isLocked);
  const Heading = props.level === 2 ? "h2" : "h3";
  return (
    <Card
      as="li"
      className={isLocked ? "outfit outfit-locked" : "outfit"}
      onPointerEnter={look(true)}
      onPointerLeave={look(false)}
      onFocus={look(true)}
      onBlur={look(false)}
    >
      <div className="outfit-ground">
        {picture}
        {outfit.is_worn || isLocked ? null : (
          <button type="button" className="outfit-try" aria-pressed={isTriedOn} onClick={onTryOn}>
            {words.tryOn} <span className="sr-only">{words.about.tryOn(name)}</span>
          </button>
        )}
      </div>
      <div className="outfit-text">
        <p className="mb-0.5 text-[14px] font-semibold text-ink-3">{words.slots[outfit.slot]}</p>
        <Heading className="t-h3">{name}</Heading>
        <OutfitStatus outfit={outfit} />
        <OutfitButton
          name={name}
          price={outfit.price}
          state={state}
          coins={coins}
          opensAt={outfit.opens_at}
          isPrimary={props.isFeatured}
          busy={props.busy}
          onBuy={props.onBuy}
          onDress={props.onDress}
        />
        <FailureNote failure={props.failure} />
      </div>
    </Card>
  );
}

/** Shows the price until it is paid; screen readers hear when it changes. */
function OutfitStatus({ outfit }: { outfit: StoreOutfit }) {
  const words = useWords(storeWords);
  return (
    <p className="min-h-8 mt-2" role="status">
      {outfit.is_owned ? (
        <span className="flex items-center gap-1.5 min-h-8 text-(--ok-fg) font-display text-[16px]/[1] font-semibold">
          <Icon of={Check} />
          {outfit.is_worn ? words.isWorn : words.isOwned}
        </span>
      ) : (
        <Coins count={outfit.price} icon="size-6.5" className="num text-[20px]" />
      )}
    </p>
  );
}

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
function OutfitButton(props: OutfitButtonProps) {
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
