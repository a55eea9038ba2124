import { useSuspenseQuery } from "@tanstack/react-query";
import type { UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { hasEveryVariant } from "../../../../shared/rules/plan.ts";
import { provideDrawings } from "../../../features/game/puppy/drawings.ts";
import { moodLook, useOwnLook } from "../../../features/game/puppy/moods.ts";
import { drawClothes } from "../../../features/game/puppy/rig/clothes.ts";
import { drawCurled, drawTrotting } from "../../../features/game/puppy/rig/views.ts";
import { playSound } from "../../../features/game/puppy/sound/sound.ts";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { highestLevel } from "../../../features/game/universe/logic.ts";
import { UniverseHead } from "../../../features/game/universe/universe-head.tsx";
import { UniverseStats } from "../../../features/game/universe/universe-stats.tsx";
import { Upsell } from "../../../features/game/universe/upsell.tsx";
import { VariantCard } from "../../../features/game/universe/variant-card.tsx";
import { universeWords } from "../../../features/game/universe/words.ts";
import { universeQuery } from "../../../features/game/queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { type Translated, useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page } from "../../shell/page.tsx";
import { useStartCheckout } from "../../../features/subscription/use-start-checkout.ts";
import { useChoosing, useUniverseVisit } from "../../../features/game/use-universe.ts";

// Half of the variants lie curled up here, and most of them are dressed.
provideDrawings({ curl: drawCurled, trot: drawTrotting, clothes: drawClothes });

export function UniversePage() {
  useUniverseVisit();
  return (
    <Page title={useWords(universeWords).title} wash="lilac" pending={<Skeleton rows={SHAPE} />}>
      <Universe />
    </Page>
  );
}

/** The heading, the four numbers and the six variants. */
const SHAPE = [
  { cards: [88] },
  { cards: [88, 88, 88, 88], grid: "universe-stats" },
  { cards: [560, 560, 560, 560, 560, 560], grid: "universe-grid", stage: "sky" as const },
];

function Universe() {
  const words = useWords(universeWords);
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: universe } = useSuspenseQuery(universeQuery);
  const { isDelighted, isComing, chosen, failureOf, choose } = useChoosing();
  const own = useOwnLook(me.puppy, me.user.time_zone);
  const startCheckout = useStartCheckout();
  const handleUpgrade = () => void startCheckout();
  return (
    <>
      <UniverseHead />
      <UniverseStats universe={universe} />
      <ul className="universe-grid">
        {universe.variants.map((variant, index) => (
          <VariantCard
            key={variant.variant}
            variant={variant}
            seed={index + 1}
            stage={(variant.is_active ? own : moodLook("", variant.variant)).stage}
            light={variant.is_active ? own.light : undefined}
            highestLevel={highestLevel(universe.variants)}
            renderPuppy={(isLookedAt) =>
              variant.unlocked ? awake(variant, isDelighted) : napping(variant, isLookedAt, words)
            }
            hasJustCome={isDelighted && variant.is_active}
            choose={
              <Button
                kind="soft"
                busy={isComing(variant.variant) && words.coming}
                onClick={() => choose(variant.variant)}
              >
                {words.choose(variant.name)}
              </Button>
            }
            failure={failureOf(variant.variant)}
            upgrade={
              <Button kind="soft" onClick={handleUpgrade}>
                {words.upgrade}
              </Button>
            }
          />
        ))}
      </ul>
      {/* Sighted people see the change on the cards. */}
      <p role="status" className="sr-only">
        {chosen && words.chosen(chosen)}
      </p>
      {hasEveryVariant(me.user.subscription_status) ? null : (
        <Upsell
          puppy={<Puppy variant="royal" mood="calm" label="" />}
          action={
            <Button kind="gold" size="lg" onClick={handleUpgrade}>
              {words.upsell.action}
            </Button>
          }
        />
      )}
    </>
  );
}

/** The active puppy shows its current mood, the others their nature. */
function awake(variant: UniverseVariant, isDelighted: boolean) {
  const onPet = () => playSound("pet");
  if (variant.is_active)
    return <OwnPuppy state={isDelighted ? "petted" : "idle"} followPointer onPet={onPet} />;
  return (
    <Puppy
      variant={variant.variant}
      mood={moodLook("", variant.variant).mood}
      label={variant.name}
      followPointer
      onPet={onPet}
    />
  );
}

function napping(
  { variant, name }: UniverseVariant,
  isLookedAt: boolean,
  words: Translated<typeof universeWords>,
) {
  return (
    <Puppy
      variant={variant}
      mood="calm"
      pose="curl"
      state={isLookedAt ? "idle" : "asleep"}
      label={words.napping(name)}
    />
  );
}
