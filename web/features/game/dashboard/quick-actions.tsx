import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { Link } from "../../../ui/link.tsx";
import { Stage, type StageName } from "../../../ui/stage.tsx";
import { dashboardWords } from "./words.tsx";

type QuickActionsProps = { chat: ReactNode; universe: ReactNode; store: ReactNode };

/** The page passes the pictures in. */
export function QuickActions({ chat, universe, store }: QuickActionsProps) {
  const words = useWords(dashboardWords).actions;
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="t-h3 mb-4">
        {words.title}
      </h2>
      <ul className="dashboard-actions">
        <QuickAction to="/chat" stage="sky" label={words.chat} puppy={chat} />
        <QuickAction to="/universe" stage="apricot" label={words.universe} puppy={universe} />
        <QuickAction to="/store" stage="butter" label={words.store} puppy={store} />
      </ul>
    </section>
  );
}

type QuickActionProps = {
  to: "/chat" | "/universe" | "/store";
  stage: StageName;
  label: string;
  puppy: ReactNode;
};

function QuickAction({ to, stage, label, puppy }: QuickActionProps) {
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
