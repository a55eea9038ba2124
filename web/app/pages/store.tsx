import { useSuspenseQuery } from "@tanstack/react-query";
import type { Outfit } from "../../features/puppy/rig/looks.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { OutfitCard } from "../../features/store/outfit-card.tsx";
import { OUTFITS } from "../../features/store/outfits.ts";
import { StoreHead } from "../../features/store/store-head.tsx";
import { meQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page } from "../page.tsx";

/** The store's names of its items, and the rig's. */
const WORN: Record<(typeof OUTFITS)[number]["id"], Outfit> = {
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
  return (
    <>
      <StoreHead coins={me.coins} />
      <ul className="store-grid">
        {OUTFITS.map((outfit) => (
          <OutfitCard
            key={outfit.id}
            outfit={outfit}
            puppy={
              <Puppy
                variant={me.puppy.variant}
                outfits={[WORN[outfit.id]]}
                label={`${me.puppy.name} wearing the ${outfit.name}`}
              />
            }
          />
        ))}
      </ul>
    </>
  );
}
