import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { OutfitId, StoreOutfit } from "../../../../shared/contracts/game/store.ts";
import { Garment } from "../../../features/game/puppy/garment.tsx";
import { useOwnLook } from "../../../features/game/puppy/moods.ts";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { playSound } from "../../../features/game/puppy/sound/sound.ts";
import { puppyWords } from "../../../features/game/puppy/words.ts";
import { FreezeCard } from "../../../features/game/store/freeze-card.tsx";
import { featuredOutfit, triedOn } from "../../../features/game/store/logic.ts";
import { OutfitCard } from "../../../features/game/store/outfit-card.tsx";
import { StoreHead } from "../../../features/game/store/store-head.tsx";
import { TryOn } from "../../../features/game/store/try-on.tsx";
import { Wardrobe } from "../../../features/game/store/wardrobe.tsx";
import { storeWords } from "../../../features/game/store/words.ts";
import { CLASSIC_OUTFITS } from "../../../../shared/rules/game/outfits.ts";
import { storeQuery } from "../../../features/game/queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { outfitWords } from "../../../lib/words/outfit-words.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { MoreCoinsSection } from "../../../features/game/more-coins-section.tsx";
import { Page } from "../../shell/page.tsx";
import { useShopping } from "../../../features/game/use-shopping.ts";

export function StorePage() {
  return (
    <Page title={useWords(storeWords).title} wash="butter" pending={<Skeleton rows={SHAPE} />}>
      <Store />
    </Page>
  );
}

/** The heading, the mirror beside the outfits, and the other items. */
const SHAPE = [
  { cards: [88] },
  { cards: [500, 500], grid: "store-columns mb-12", stage: "sky" as const },
  { cards: [114] },
];

const garment: ComponentProps<typeof Wardrobe>["picture"] = (outfit, slot) => (
  <Garment outfit={outfit} slot={slot} />
);

function Store() {
  const words = useWords(puppyWords);
  const { mirror, newer, freeze: freezeWords } = useWords(storeWords);
  const outfitNames = useWords(outfitWords);
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: store } = useSuspenseQuery(storeQuery);
  const { isDelighted, busy, failureOf, buy, dress } = useShopping();
  const [looked, setLooked] = useState<OutfitId | null>(null);
  const [tried, setTried] = useState<OutfitId | null>(null);
  const { coins, outfits, freeze } = store;
  const { name, variant, mood } = me.puppy;
  const shown = outfits.find(({ id }) => id === (looked ?? tried));
  const featured = featuredOutfit(outfits, coins, shown);
  const shownName = shown && outfitNames.name(shown.id);
  const look = useOwnLook(me.puppy, me.user.time_zone);
  const handleDress = (outfit: OutfitId, isPutOn: boolean) => {
    // An outfit that is taken off must not stay on as a preview.
    if (!isPutOn) setLooked(null);
    setTried(null);
    dress(outfit, isPutOn);
  };
  /** `level` is the heading's level. */
  const card = (level: 2 | 3) => (outfit: StoreOutfit) => (
    <OutfitCard
      key={outfit.id}
      outfit={outfit}
      coins={coins}
      level={level}
      picture={garment(outfit.id, outfit.slot)}
      isFeatured={featured?.id === outfit.id}
      isTriedOn={tried === outfit.id}
      busy={busy(outfit.id)}
      failure={failureOf(outfit.id)}
      onLook={(isLooking) => setLooked(isLooking ? outfit.id : null)}
      onTryOn={() => setTried(tried === outfit.id ? null : outfit.id)}
      onBuy={() => {
        setTried(outfit.id);
        const instead = outfits.find(({ is_worn, slot }) => is_worn && slot === outfit.slot);
        buy(outfit.id, outfitNames.name(outfit.id), instead?.id);
      }}
      onDress={(isPutOn) => handleDress(outfit.id, isPutOn)}
    />
  );
  return (
    <>
      <StoreHead coins={coins} puppy={<OwnPuppy crop="bust" mood="happy" how={null} />} />
      <div className="store-columns">
        <div className="sticky top-6 z-1 max-md:contents">
          <TryOn
            look={look}
            caption={
              shown && shownName
                ? (shown.is_worn ? mirror.wearing : mirror.tryingOn)(shownName)
                : mirror.empty
            }
            puppy={
              <Puppy
                variant={variant}
                mood={shown ? "excited" : look.mood}
                state={isDelighted ? "petted" : "idle"}
                outfits={triedOn(outfits, shown)}
                label={
                  shownName
                    ? mirror.puppyIn(name, shownName)
                    : words.told(
                        name,
                        words.feeling(mood),
                        triedOn(outfits, shown).map(outfitNames.name),
                      )
                }
                followPointer
                onPet={() => playSound("pet")}
              />
            }
          />
          <Wardrobe
            outfits={outfits}
            isBusy={outfits.some(({ id }) => busy(id) !== null)}
            picture={garment}
            onDress={handleDress}
          />
        </div>
        <div>
          <ul className="store-grid">{outfits.slice(0, CLASSIC_OUTFITS.length).map(card(2))}</ul>
          <Section title={newer} className="mt-8">
            <ul className="store-grid store-grid-newer">
              {outfits.slice(CLASSIC_OUTFITS.length).map(card(3))}
            </ul>
          </Section>
        </div>
      </div>
      <FreezeCard
        freeze={freeze}
        coins={coins}
        busy={busy("streak_freeze")}
        failure={failureOf("streak_freeze")}
        onBuy={() => buy("streak_freeze", freezeWords.name)}
      />
      <MoreCoinsSection />
    </>
  );
}
