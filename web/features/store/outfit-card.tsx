import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { StoreOutfit } from "../../../shared/contracts/store.ts";
import { Card } from "../../ui/card.tsx";
import { CoinIcon, Icon } from "../../ui/icons.tsx";
import { Stage } from "../../ui/stage.tsx";
import { outfitState } from "./logic.ts";
import { OutfitButton } from "./outfit-button.tsx";
import { OUTFIT_LOOKS } from "./outfits.ts";

type OutfitCardProps = {
  outfit: StoreOutfit;
  coins: number;
  picture: ReactNode;
  /** The view's one primary action is for this card. */
  isFeatured: boolean;
  isTriedOn: boolean;
  /** What is under way for this outfit, in the button's words. */
  busy: string | null;
  /** The pointer or the focus is on the card, or has left it. */
  onLook: (isLooking: boolean) => void;
  onTryOn: () => void;
  onBuy: () => void;
  onDress: (isPutOn: boolean) => void;
};

export function OutfitCard(props: OutfitCardProps) {
  const { outfit, coins, picture, isTriedOn, onLook, onTryOn } = props;
  const { stage, seed } = OUTFIT_LOOKS[outfit.id];
  return (
    <Card
      as="li"
      className="outfit"
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <Stage name={stage} className="outfit-stage" scene={{ width: 240, height: 332, seed }}>
        <div className={`outfit-puppy outfit-puppy-${outfit.slot}`}>{picture}</div>
        {outfit.is_worn ? null : (
          <button type="button" className="outfit-try" aria-pressed={isTriedOn} onClick={onTryOn}>
            Try on <span className="sr-only">the {outfit.name}</span>
          </button>
        )}
      </Stage>
      <div className="outfit-text">
        <h2 className="t-h3">{outfit.name}</h2>
        <OutfitStatus outfit={outfit} />
        <OutfitButton
          name={outfit.name}
          price={outfit.price}
          state={outfitState(outfit, coins)}
          coins={coins}
          isPrimary={props.isFeatured}
          busy={props.busy}
          onBuy={props.onBuy}
          onDress={props.onDress}
        />
      </div>
    </Card>
  );
}

/** The price until it is paid; readers hear when it changes. */
function OutfitStatus({ outfit }: { outfit: StoreOutfit }) {
  return (
    <p className="outfit-status" role="status">
      {outfit.is_owned ? (
        <span className="outfit-owned">
          <Icon of={Check} />
          {outfit.is_worn ? "Wearing" : "Owned"}
        </span>
      ) : (
        <span className="outfit-price num">
          <CoinIcon />
          {outfit.price} <span className="sr-only">coins</span>
        </span>
      )}
    </p>
  );
}
