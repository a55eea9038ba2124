import type { ReactNode } from "react";
import { Card } from "./card.tsx";

type StatCardProps = {
  icon: ReactNode;
  tone: "info" | "warn" | "premium" | "bad" | "ok";
  value: string;
  label: string;
  /** Says what is counted. */
  caption?: string;
};

export function StatCard({ icon, tone, value, label, caption }: StatCardProps) {
  return (
    <Card className="stat">
      <span className={`stat-icon box-${tone}`}>{icon}</span>
      <dl className="flex min-w-0 flex-col">
        <dt className="stat-label order-2">{label}</dt>
        <dd className="stat-value num order-1">{value}</dd>
        {caption ? <dd className="stat-label order-3 text-[13px]">{caption}</dd> : null}
      </dl>
    </Card>
  );
}
