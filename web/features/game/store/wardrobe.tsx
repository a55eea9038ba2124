import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import type { OutfitId, StoreOutfit } from "../../../../shared/contracts/game/store.ts";
import { type Slot, SLOTS } from "../../../../shared/rules/game/outfits.ts";
import { outfitWords } from "../../../lib/words/outfit-words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { pegged } from "./logic.ts";
import { storeWords } from "./words.ts";

type WardrobeProps = {
  outfits: readonly StoreOutfit[];
  isBusy: boolean;
  picture: (outfit: OutfitId, slot: Slot) => ReactNode;
  onDress: (outfit: OutfitId, isPutOn: boolean) => void;
};

/** A peg for each slot: a click puts the next own outfit on, and after the last one none. */
export function Wardrobe({ outfits, picture, ...props }: WardrobeProps) {
  const { wardrobe } = useWords(storeWords);
  return (
    <ul className="wardrobe" aria-label={wardrobe.title}>
      {SLOTS.map((slot) => {
        const { worn, next } = pegged(outfits, slot);
        const shown = worn ?? next ?? outfits.find((outfit) => outfit.slot === slot)!;
        return (
          <li key={slot}>
            <Peg {...props} slot={slot} worn={worn} next={next}>
              {picture(shown.id, slot)}
            </Peg>
          </li>
        );
      })}
    </ul>
  );
}

type PegProps = Pick<WardrobeProps, "isBusy" | "onDress"> & {
  slot: Slot;
  worn: StoreOutfit | undefined;
  next: StoreOutfit | undefined;
  /** The outfit that is on, or one that could be. */
  children: ReactNode;
};

function Peg({ slot, worn, next, isBusy, onDress, children }: PegProps) {
  const { slots, wardrobe } = useWords(storeWords);
  const { name } = useWords(outfitWords);
  const place = slots[slot];
  const toDress = next ?? worn;
  if (!toDress)
    return (
      <span className="peg">
        <span className="peg-hook peg-none">{children}</span>
        <span>
          {place} <span className="sr-only">{wardrobe.none}</span>
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className="peg"
      aria-label={wardrobe.change(place, worn ? name(worn.id) : wardrobe.nothing)}
      onClick={() => {
        if (!isBusy) onDress(toDress.id, next !== undefined);
      }}
    >
      <span className={worn ? "peg-hook peg-full" : "peg-hook"}>{children}</span>
      <span aria-hidden="true">
        {place} <Icon of={RefreshCw} />
      </span>
    </button>
  );
}
