import { Heart, MessageCircle, Trophy } from "lucide-react";
import type { Dashboard } from "../../../shared/contracts/dashboard.ts";
import { formatNumber } from "../../lib/format.ts";
import { Icon } from "../../ui/icons.tsx";
import { StatCard } from "../../ui/stat-card.tsx";

/** The spec's three (section 2), of real rows. */
export function Stats({ numbers }: { numbers: Dashboard }) {
  const { unlocked, total } = numbers.achievements;
  return (
    <div className="dashboard-stats">
      <StatCard
        icon={<Icon of={MessageCircle} />}
        tone="info"
        value={formatNumber(numbers.conversations)}
        label="Conversations"
      />
      <StatCard
        icon={<Icon of={Heart} />}
        tone="premium"
        value={formatNumber(numbers.happiness_points)}
        label="Happiness points"
      />
      <StatCard
        icon={<Icon of={Trophy} />}
        tone="warn"
        value={`${unlocked} of ${total}`}
        label="Achievements"
      />
    </div>
  );
}
