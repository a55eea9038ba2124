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

const TINTS: Record<StatCardProps["tone"], { background: string; color: string }> = {
  info: { background: "var(--info-bg)", color: "var(--info-fg)" },
  warn: { background: "var(--warn-bg)", color: "var(--warn-fg)" },
  premium: { background: "var(--prem-bg)", color: "var(--prem-fg)" },
  bad: { background: "var(--bad-bg)", color: "var(--bad-fg)" },
  ok: { background: "var(--ok-bg)", color: "var(--ok-fg)" },
};

export function StatCard({ icon, tone, value, label, caption }: StatCardProps) {
  return (
    <Card className="stat">
      <span className="stat-icon" style={TINTS[tone]}>
        {icon}
      </span>
      <dl className="flex min-w-0 flex-col">
        <dt className="stat-label order-2">{label}</dt>
        <dd className="stat-value num order-1">{value}</dd>
        {caption ? <dd className="stat-label order-3 text-[13px]">{caption}</dd> : null}
      </dl>
    </Card>
  );
}
