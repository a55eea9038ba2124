import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

type DashboardPanelProps = { id: string; title: string; children: ReactNode };

export function DashboardPanel({ id, title, children }: DashboardPanelProps) {
  return (
    <Card as="section" className="dashboard-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-h3 mb-4">
        {title}
      </h2>
      {children}
    </Card>
  );
}
