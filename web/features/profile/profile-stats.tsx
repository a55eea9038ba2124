import { CalendarHeart, Heart, MessageCircle, Trophy } from "lucide-react";
import { Icon } from "../../ui/icons.tsx";
import { StatCard } from "../../ui/stat-card.tsx";

type ProfileStatsProps = {
  /** ISO 8601. */
  since: string;
  timeZone: string;
  happiness: number;
  conversations: number;
  achievements: number;
};

const count = (value: number) => value.toLocaleString("en-US");

/** Month and year where the person is. */
function monthOf(since: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone });
  return format.format(new Date(since));
}

export function ProfileStats(props: ProfileStatsProps) {
  const { since, timeZone, happiness, conversations, achievements } = props;
  return (
    <div className="profile-stats">
      <StatCard
        icon={<Icon of={CalendarHeart} />}
        tone="premium"
        value={monthOf(since, timeZone)}
        label="Member Since"
      />
      <StatCard
        icon={<Icon of={Heart} />}
        tone="bad"
        value={`${count(happiness)} points`}
        label="Total Happiness"
      />
      <StatCard
        icon={<Icon of={MessageCircle} />}
        tone="info"
        value={count(conversations)}
        label="Conversations"
      />
      <StatCard
        icon={<Icon of={Trophy} />}
        tone="warn"
        value={`${count(achievements)} unlocked`}
        label="Achievements"
      />
    </div>
  );
}
