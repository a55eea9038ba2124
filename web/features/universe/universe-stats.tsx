import { Heart, Sparkles, Zap } from "lucide-react";
import type { Universe } from "../../../shared/contracts/universe.ts";
import { Icon, PawIcon } from "../../ui/icons.tsx";
import { StatCard } from "../../ui/stat-card.tsx";

export function UniverseStats({ universe }: { universe: Universe }) {
  const { unlocked, total, total_xp } = universe;
  return (
    <div className="universe-stats">
      <StatCard icon={<PawIcon />} tone="info" value={String(unlocked)} label="Unlocked" />
      <StatCard
        icon={<Icon of={Zap} />}
        tone="warn"
        value={total_xp.toLocaleString("en-US")}
        label="Total XP"
      />
      <StatCard
        icon={<Icon of={Sparkles} />}
        tone="premium"
        value={String(total)}
        label="Total Variants"
      />
      <StatCard icon={<Icon of={Heart} />} tone="bad" value="∞" label="Love Given" />
    </div>
  );
}
