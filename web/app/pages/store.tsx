import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { moodLook } from "../../features/puppy/moods.ts";
import type { Outfit } from "../../features/puppy/rig/looks.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { playSound } from "../../features/puppy/sound.ts";
import { OutfitCard } from "../../features/store/outfit-card.tsx";
import { OUTFITS, type OutfitItem } from "../../features/store/outfits.ts";
import { StoreHead } from "../../features/store/store-head.tsx";
import { TryOn } from "../../features/store/try-on.tsx";
import { meQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page } from "../page.tsx";

/** The store's names of its items, and the rig's. */
const WORN: Record<OutfitItem["id"], Outfit> = {
  royal_crown: "crown",
  sparkle_collar: "sparkle",
  love_bandana: "bandana",
};

export function StorePage() {
  return (
    <Page title="Store" wash="butter" pending={<Skeleton heights={[44, 320]} />}>
      <Store />
    </Page>
  );
}

function Store() {
  const { data: me } = useSuspenseQuery(meQuery);
  const [looked, setLooked] = useState<OutfitItem | null>(null);
  const [tried, setTried] = useState<OutfitItem | null>(null);
  const shown = looked ?? tried;
  const look = moodLook(me.puppy.mood, me.puppy.variant);
  return (
    <>
      <StoreHead coins={me.coins} />
      <div className="store-columns">
        <TryOn
          stage={shown?.stage ?? look.stage}
          caption={shown ? `Trying on: ${shown.name}` : "Pick something to try on"}
          puppy={
            <Puppy
              variant={me.puppy.variant}
              mood={shown ? "excited" : look.mood}
              outfits={shown ? [WORN[shown.id]] : []}
              label={shown ? `${me.puppy.name} in the ${shown.name}` : me.puppy.name}
              followPointer
              onPet={() => playSound("pet")}
            />
          }
        />
        <ul className="store-grid">
          {OUTFITS.map((outfit) => (
            <OutfitCard
              key={outfit.id}
              outfit={outfit}
              picture={
                <Puppy
                  variant={me.puppy.variant}
                  mood="calm"
                  outfits={[WORN[outfit.id]]}
                  label=""
                />
              }
              isTriedOn={tried?.id === outfit.id}
              onLook={(isLooking) => setLooked(isLooking ? outfit : null)}
              onTryOn={() => setTried(tried?.id === outfit.id ? null : outfit)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
