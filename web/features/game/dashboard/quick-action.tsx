import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { Stage, type StageName } from "../../../ui/stage.tsx";

type QuickActionProps = {
  to: "/chat" | "/universe" | "/store";
  stage: StageName;
  label: string;
  puppy: ReactNode;
};

export function QuickAction({ to, stage, label, puppy }: QuickActionProps) {
  return (
    <li>
      <Link to={to} className="card card-lift quick-action">
        <Stage name={stage} className="quick-action-stage" scene={{ seed: label.length }}>
          <div className="quick-action-puppy">{puppy}</div>
        </Stage>
        <span className="quick-action-label">{label}</span>
      </Link>
    </li>
  );
}
