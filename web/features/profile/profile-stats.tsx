import CalendarHeart from "lucide-react/icons/calendar-heart";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import Trophy from "lucide-react/icons/trophy";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { useLanguage, useWords } from "../../lib/words/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { uiWords } from "../../ui/words.ts";
import { profileWords } from "./words.tsx";

type ProfileStatsProps = {
  /** ISO 8601. */
  since: string;
  timeZone: string;
  happiness: number;
  conversations: number;
  achievements: number;
};

export function ProfileStats(props: ProfileStatsProps) {
  const { since, timeZone, happiness, conversations, achievements } = props;
  const words = useWords(profileWords).stats;
  const { answered } = useWords(uiWords);
  const language = useLanguage();
  // Formats month and year in the person's zone.
  const month = formatDate(since, { month: "long", year: "numeric", timeZone }, language);
  const stats = [
    { icon: CalendarHeart, tone: "premium", value: month, label: words.since },
    { icon: Heart, tone: "bad", value: words.points(happiness), label: words.happiness },
    {
      icon: MessageCircle,
      tone: "info",
      value: formatNumber(conversations, language),
      label: words.conversations,
      caption: answered(conversations),
    },
    { icon: Trophy, tone: "warn", value: words.unlocked(achievements), label: words.achievements },
  ] as const;
  return (
    <div className="profile-stats">
      {stats.map(({ icon, ...stat }) => (
        <StatCard key={stat.label} icon={<Icon of={icon} />} {...stat} />
      ))}
    </div>
  );
}
