import { useSuspenseQuery } from "@tanstack/react-query";
import { MessageCircle, Sparkles, Users } from "lucide-react";
import { Shortcuts } from "../../features/admin/shortcuts.tsx";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { adminQuery } from "../../lib/data.ts";
import { Icon } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { Page, PageBoundary } from "../page.tsx";

export function AdminPage() {
  return (
    <Page title="Admin">
      <div className="mb-7 flex items-center gap-4">
        <span className="st-sky block size-14 overflow-hidden rounded-full bg-(--s2)">
          <Puppy crop="face" mood="calm" size="xs" label="" />
        </span>
        <h1 className="t-h1" tabIndex={-1}>
          Admin
        </h1>
      </div>
      <PageBoundary pending={<Skeleton heights={[92, 180]} />}>
        <Overview />
      </PageBoundary>
    </Page>
  );
}

function Overview() {
  const { data } = useSuspenseQuery(adminQuery);
  const format = (count: number) => count.toLocaleString("en-US");
  return (
    <>
      <div className="mb-8 grid gap-4 md:grid-cols-3">
        <StatCard
          icon={<Icon of={Users} />}
          tone="info"
          value={format(data.total_users)}
          label="Total Users"
        />
        <StatCard
          icon={<Icon of={Sparkles} />}
          tone="premium"
          value={format(data.active_subscriptions)}
          label="Active Subscriptions"
        />
        <StatCard
          icon={<Icon of={MessageCircle} />}
          tone="ok"
          value={format(data.total_chats)}
          label="Total Chats"
        />
      </div>
      <Shortcuts shortcuts={data.shortcuts} />
    </>
  );
}
