import { Heart, Sparkles, Zap } from "lucide-react";
import type { Universe } from "../../../../shared/contracts/game/universe.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Icon, PawIcon } from "../../../ui/icons.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";
import { universeWords } from "./words.ts";

export function UniverseStats({ universe }: { universe: Universe }) {
  const words = useWords(universeWords).stats;
  const language = useLanguage();
  const { unlocked, total, total_xp } = universe;
  return (
    <div className="universe-stats">
      <StatCard icon={<PawIcon />} tone="info" value={String(unlocked)} label={words.unlocked} />
      <StatCard
        icon={<Icon of={Zap} />}
        tone="warn"
        value={formatNumber(total_xp, language)}
        label={words.xp}
      />
      <StatCard
        icon={<Icon of={Sparkles} />}
        tone="premium"
        value={String(total)}
        label={words.variants}
      />
      <StatCard icon={<Icon of={Heart} />} tone="bad" value="∞" label={words.love} />
    </div>
  );
}
