import { useSuspenseQuery } from "@tanstack/react-query";
import { MessageCircle, Sparkles, Users } from "lucide-react";
import { formatNumber } from "../../lib/format.ts";
import { Icon } from "../../ui/icons.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { overviewQuery } from "./data.ts";
import { Shortcuts } from "./shortcuts.tsx";

/** The three counters and four shortcuts of spec section 2. */
export function Counters() {
  const { data } = useSuspenseQuery(overviewQuery);
  return (
    <>
      <div className="mb-6 grid gap-4 md:grid-cols-3">
        <StatCard
          icon={<Icon of={Users} />}
          tone="info"
          value={formatNumber(data.total_users)}
          label="Total Users"
        />
        <StatCard
          icon={<Icon of={Sparkles} />}
          tone="premium"
          value={formatNumber(data.active_subscriptions)}
          label="Active Subscriptions"
        />
        <StatCard
          icon={<Icon of={MessageCircle} />}
          tone="ok"
          value={formatNumber(data.total_chats)}
          label="Total Chats"
        />
      </div>
      <Shortcuts shortcuts={data.shortcuts} />
    </>
  );
}
