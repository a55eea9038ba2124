import { Heart, MessageCircle, Trophy } from "lucide-react";
import type { Dashboard } from "../../../../shared/contracts/dashboard.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";
import { uiWords } from "../../../ui/words.ts";
import { dashboardWords } from "./words.tsx";

/** The spec's three numbers (section 2). */
export function Stats({ numbers }: { numbers: Dashboard }) {
  const words = useWords(dashboardWords);
  const { answered, progress } = useWords(uiWords);
  const language = useLanguage();
  const { unlocked, total } = numbers.achievements;
  return (
    <div className="dashboard-stats">
      <StatCard
        icon={<Icon of={MessageCircle} />}
        tone="info"
        value={formatNumber(numbers.conversations, language)}
        label={words.conversations}
        caption={answered(numbers.conversations)}
      />
      <StatCard
        icon={<Icon of={Heart} />}
        tone="premium"
        value={formatNumber(numbers.happiness_points, language)}
        label={words.happiness}
      />
      <StatCard
        icon={<Icon of={Trophy} />}
        tone="warn"
        value={progress(unlocked, total)}
        label={words.achievements}
      />
    </div>
  );
}
