import { useSuspenseQuery } from "@tanstack/react-query";
import type { UniverseVariant } from "../../../../shared/contracts/game/universe.ts";
import { hasEveryVariant } from "../../../../shared/rules/plan.ts";
import { provideDrawings } from "../../../features/game/puppy/drawings.ts";
import { moodLook, useOwnLook } from "../../../features/game/puppy/moods.ts";
import { drawClothes } from "../../../features/game/puppy/rig/clothes.ts";
import { drawCurled, drawTrotting } from "../../../features/game/puppy/rig/views.ts";
import { playSound } from "../../../features/game/puppy/sound/sound.ts";
import { Puppy } from "../../../features/game/puppy/puppy.tsx";
import { StillPuppy } from "../../../features/game/puppy/still-puppy.tsx";
import { highestLevel } from "../../../features/game/universe/logic.ts";
import { UniverseHead, UniverseStats } from "../../../features/game/universe/universe-head.tsx";
import { Upsell } from "../../../features/game/universe/upsell.tsx";
import { VariantCard } from "../../../features/game/universe/variant-card.tsx";
import { universeWords } from "../../../features/game/universe/words.ts";
import { universeQuery } from "../../../features/game/queries.ts";
import { meQuery } from "../../../lib/data.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OwnPuppy } from "../../../features/game/own-puppy.tsx";
import { Page } from "../../shell/page.tsx";
import { useStartCheckout } from "../../../features/subscription/use-start-checkout.ts";
import { useUniverseVisit } from "../../../features/game/use-care.ts";
import { useChoosing } from "../../../features/game/use-universe.ts";

// Half of the variants lie curled up here, and most of them are dressed.
provideDrawings({ curl: drawCurled, trot: drawTrotting, clothes: drawClothes });

export function UniversePage() {
  useUniverseVisit();
  return (
    <Page title={useWords(universeWords).title} wash="lilac" pending={<Pending />}>
      <Universe />
    </Page>
  );
}

const Pending = () => (
  <>
    <UniverseHead />
    <Skeleton rows={SHAPE} />
  </>
);

/** The four numbers and the six variants. */
const SHAPE = [
  { cards: [88, 88, 88, 88], grid: "universe-stats" },
  { cards: [560, 560, 560, 560, 560, 560], grid: "universe-grid", stage: "sky" as const },
];

function Universe() {
  const words = useWords(universeWords);
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: universe } = useSuspenseQuery(universeQuery);
  const { isDelighted, isComing, chosen, failureOf, choose } = useChoosing();
  const own = useOwnLook(me.puppy, me.user.time_zone);
  // By night all stages are one sky.
  const isNight = own.light === "night";
  const stageOf = ({ variant, is_active, unlocked }: UniverseVariant) => {
    if (isNight) return "night";
    if (!unlocked) return "mist";
    return (is_active ? own : moodLook("", variant)).stage;
  };
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
            stage={stageOf(variant)}
            light={variant.is_active ? own.light : undefined}
            highestLevel={highestLevel(universe.variants)}
            renderPuppy={(isLookedAt) =>
              variant.is_active ? (
                <OwnPuppy
                  state={isDelighted ? "petted" : "idle"}
                  followPointer
                  onPet={() => playSound("pet")}
                />
              ) : variant.unlocked ? (
                <Awake variant={variant} isLookedAt={isLookedAt} isOnNight={isNight} />
              ) : (
                <StillPuppy
                  variant={variant.variant}
                  mood="calm"
                  pose="curl"
                  state={isLookedAt ? "idle" : "asleep"}
                  label={words.napping(variant.name)}
                  isOnNight={isNight}
                />
              )
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
          puppy={<StillPuppy variant="royal" mood="calm" label="" />}
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

type AwakeProps = { variant: UniverseVariant; isLookedAt: boolean; isOnNight: boolean };

/** The active puppy alone is always alive: the others move while they are looked at. */
function Awake({ variant: { variant, name }, isLookedAt, isOnNight }: AwakeProps) {
  const { mood } = moodLook("", variant);
  const look = { variant, mood, label: name };
  return isLookedAt ? (
    <Puppy {...look} followPointer onPet={() => playSound("pet")} />
  ) : (
    <StillPuppy {...look} isOnNight={isOnNight || variant === "sleepy"} />
  );
}
