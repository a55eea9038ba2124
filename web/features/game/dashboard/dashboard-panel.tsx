import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

type DashboardPanelProps = {
  id: string;
  title: string;
  /** A link or button that leads on from the panel. */
  action?: ReactNode;
  children: ReactNode;
};

export function DashboardPanel({ id, title, action, children }: DashboardPanelProps) {
  return (
    <Card as="section" className="dashboard-panel" aria-labelledby={`${id}-title`}>
      <div className="dashboard-panel-head">
        <h2 id={`${id}-title`} className="t-h3">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
