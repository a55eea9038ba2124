import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CoinIcon } from "../../ui/icons.tsx";
import { Stage } from "../../ui/stage.tsx";
import type { OutfitItem } from "./outfits.ts";

type OutfitCardProps = {
  outfit: OutfitItem;
  picture: ReactNode;
  isTriedOn: boolean;
  /** The pointer or the focus is on the card, or has left it. */
  onLook: (isLooking: boolean) => void;
  onTryOn: () => void;
};

export function OutfitCard({ outfit, picture, isTriedOn, onLook, onTryOn }: OutfitCardProps) {
  return (
    <Card
      as="li"
      className="outfit"
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
    >
      <Stage
        name={outfit.stage}
        className="outfit-stage"
        scene={{ width: 240, height: 296, seed: outfit.price / 50 }}
      >
        <div className={`outfit-puppy outfit-puppy-${outfit.fit}`}>{picture}</div>
      </Stage>
      <div className="outfit-text">
        <h2 className="t-h3">{outfit.name}</h2>
        <p className="outfit-price num">
          <CoinIcon />
          {outfit.price} <span className="sr-only">coins</span>
        </p>
        <Button kind="soft" aria-pressed={isTriedOn} onClick={onTryOn}>
          <span>
            Try on <span className="sr-only">the {outfit.name}</span>
          </span>
        </Button>
      </div>
    </Card>
  );
}
