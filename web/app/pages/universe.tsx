import { useSuspenseQuery } from "@tanstack/react-query";
import { Zap } from "lucide-react";
import { moodLook } from "../../features/puppy/moods.ts";
import { playSound } from "../../features/puppy/sound.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { UniverseHead } from "../../features/universe/universe-head.tsx";
import { VariantCard } from "../../features/universe/variant-card.tsx";
import { meQuery } from "../../lib/data.ts";
import { Icon, PawIcon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { Page } from "../page.tsx";

export function UniversePage() {
  return (
    <Page title="Universe" wash="lilac" pending={<Skeleton heights={[44, 92, 420]} />}>
      <Universe />
    </Page>
  );
}

function Universe() {
  const { data: me } = useSuspenseQuery(meQuery);
  const look = moodLook(me.puppy.mood, me.puppy.variant);
  return (
    <>
      <UniverseHead />
      <div className="universe-stats">
        <StatCard
          icon={<Icon of={Zap} />}
          tone="warn"
          value={me.puppy.xp.toLocaleString("en-US")}
          label="Total XP"
        />
        <StatCard icon={<PawIcon />} tone="info" value={String(me.puppy.level)} label="Level" />
      </div>
      <ul className="universe-grid">
        <VariantCard
          puppy={me.puppy}
          stage={look.stage}
          picture={
            <Puppy
              variant={me.puppy.variant}
              mood={look.mood}
              label={`${me.puppy.name}, ${me.puppy.mood.toLowerCase()}`}
              followPointer
              onPet={() => playSound("pet")}
            />
          }
        />
      </ul>
    </>
  );
}
