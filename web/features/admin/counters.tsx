import { useSuspenseQuery } from "@tanstack/react-query";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import MessageCircle from "lucide-react/icons/message-circle";
import Sparkles from "lucide-react/icons/sparkles";
import Users from "lucide-react/icons/users";
import { formatNumber } from "../../lib/format.ts";
import { Icon } from "../../ui/icons.tsx";
import { Section } from "../../ui/section.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { overviewQuery } from "./data.ts";
import type { AdminOverview } from "../../../shared/contracts/admin/admin.ts";
import { ExternalLinkButton } from "../../ui/button.tsx";

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

const LABELS = [
  ["users", "User management"],
  ["database", "Database"],
  ["payments", "Payment dashboard"],
  ["functions", "Backend functions"],
] as const;

function Shortcuts({ shortcuts }: Pick<AdminOverview, "shortcuts">) {
  return (
    <Section title="Shortcuts">
      <ul className="flex flex-wrap gap-x-2 gap-y-3 md:gap-4">
        {LABELS.map(([key, label]) => (
          <li key={key}>
            <ExternalLinkButton
              kind="soft"
              className="max-md:px-3.5 max-md:text-[15px]"
              href={shortcuts[key]}
            >
              {label}
              <Icon of={ArrowUpRight} />
            </ExternalLinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
