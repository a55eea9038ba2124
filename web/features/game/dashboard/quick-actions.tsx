import type { ReactNode } from "react";
import { useWords } from "../../../lib/words/words.ts";
import { QuickAction } from "./quick-action.tsx";
import { dashboardWords } from "./words.tsx";

type QuickActionsProps = { chat: ReactNode; universe: ReactNode; store: ReactNode };

/** The pictures are the page's. */
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
