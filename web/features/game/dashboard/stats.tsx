import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import Trophy from "lucide-react/icons/trophy";
import WifiOff from "lucide-react/icons/wifi-off";
import type { Dashboard } from "../../../../shared/contracts/dashboard.ts";
import { formatNumber, formatDate } from "../../../lib/format.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { Icon } from "../../../ui/icons.tsx";
import { StatCard } from "../../../ui/stat-card.tsx";
import { uiWords } from "../../../ui/words.ts";
import { dashboardWords } from "./words.tsx";
import { useMinute } from "../../../lib/use-minute.ts";
import { useOnline } from "../../../lib/browser/use-online.ts";

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

/** Tells above the numbers that they are old while there is no network. `readAt`: ms. */
export function OldNumbers({ readAt }: { readAt: number }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const isOnline = useOnline();
  const at = new Date(readAt);
  const isToday = at.toDateString() === new Date(useMinute()).toDateString();
  const when = formatDate(
    at,
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
    language,
  );
  return (
    <p role="status" className="old-numbers">
      {isOnline ? null : (
        <>
          <Icon of={WifiOff} />
          {words.offline(when)}
        </>
      )}
    </p>
  );
}
