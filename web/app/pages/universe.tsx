import { useSuspenseQuery } from "@tanstack/react-query";
import { Heart, Sparkles, Zap } from "lucide-react";
import type { Me } from "../../../shared/contracts/me.ts";
import { provideDrawings } from "../../features/puppy/drawings.ts";
import { moodLook } from "../../features/puppy/moods.ts";
import { drawCurled, drawTrotting } from "../../features/puppy/rig/views.ts";
import { playSound } from "../../features/puppy/sound.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { gallery, type GalleryCard } from "../../features/universe/gallery.ts";
import { UniverseHead } from "../../features/universe/universe-head.tsx";
import { Upsell } from "../../features/universe/upsell.tsx";
import { VariantCard } from "../../features/universe/variant-card.tsx";
import { meQuery } from "../../lib/data.ts";
import { Button } from "../../ui/button.tsx";
import { Icon, PawIcon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { Page } from "../page.tsx";
import { useStartCheckout } from "../use-start-checkout.ts";

// Half of the pack lies curled up here.
provideDrawings({ curl: drawCurled, trot: drawTrotting });

export function UniversePage() {
  return (
    <Page title="Universe" wash="lilac" pending={<Skeleton heights={[44, 92, 420]} />}>
      <Universe />
    </Page>
  );
}

function Universe() {
  const { data: me } = useSuspenseQuery(meQuery);
  const startCheckout = useStartCheckout();
  const handleUpgrade = () => void startCheckout();
  const view = gallery(me);
  return (
    <>
      <UniverseHead />
      <div className="universe-stats">
        <StatCard icon={<PawIcon />} tone="info" value={String(view.unlocked)} label="Unlocked" />
        <StatCard
          icon={<Icon of={Zap} />}
          tone="warn"
          value={view.totalXp.toLocaleString("en-US")}
          label="Total XP"
        />
        <StatCard
          icon={<Icon of={Sparkles} />}
          tone="premium"
          value={String(view.cards.length)}
          label="Total Variants"
        />
        <StatCard icon={<Icon of={Heart} />} tone="bad" value="∞" label="Love Given" />
      </div>
      <ul className="universe-grid">
        {view.cards.map((card, index) => (
          <VariantCard
            key={card.id}
            card={card}
            seed={index + 1}
            stage={lookOf(card, me).stage}
            highestLevel={view.highestLevel}
            renderPuppy={(isLookedAt) => picture(card, me, isLookedAt)}
            upgrade={
              <Button kind="soft" onClick={handleUpgrade}>
                Upgrade to Premium
              </Button>
            }
          />
        ))}
      </ul>
      {view.isSubscribed ? null : (
        <Upsell
          left={<Puppy variant="hero" label="" />}
          middle={<Puppy variant="royal" mood="calm" label="" />}
          right={<Puppy variant="party" label="" />}
          action={
            <Button kind="gold" size="lg" onClick={handleUpgrade}>
              Upgrade to Premium - $20/month
            </Button>
          }
        />
      )}
    </>
  );
}

/** The own puppy shows its mood of the moment, the others their nature. */
const lookOf = ({ id }: GalleryCard, { puppy }: Me) =>
  moodLook(id === puppy.variant ? puppy.mood : "", id);

function picture(card: GalleryCard, me: Me, isLookedAt: boolean) {
  const { mood } = lookOf(card, me);
  if (card.lock) {
    return (
      <Puppy
        variant={card.id}
        mood="calm"
        pose="curl"
        state={isLookedAt ? "idle" : "asleep"}
        label={`${card.name}, napping`}
      />
    );
  }
  return (
    <Puppy
      variant={card.id}
      mood={mood}
      label={
        card.id === me.puppy.variant ? `${card.name}, ${me.puppy.mood.toLowerCase()}` : card.name
      }
      followPointer
      onPet={() => playSound("pet")}
    />
  );
}
