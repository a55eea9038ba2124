import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { CoinIcon } from "../../ui/icons.tsx";
import { Stage } from "../../ui/stage.tsx";
import type { OutfitItem } from "./outfits.ts";

type OutfitCardProps = { outfit: OutfitItem; puppy: ReactNode };

export function OutfitCard({ outfit, puppy }: OutfitCardProps) {
  return (
    <Card as="li" className="overflow-hidden">
      <Stage name={outfit.stage} className="outfit-stage" scene={{ seed: outfit.price / 50 }}>
        <div className="outfit-puppy">{puppy}</div>
      </Stage>
      <div className="px-5 pt-4 pb-5">
        <h2 className="t-h3">{outfit.name}</h2>
        <p className="outfit-price num">
          <CoinIcon />
          {outfit.price} <span className="sr-only">coins</span>
        </p>
      </div>
    </Card>
  );
}
