import type { ReactNode } from "react";
import { QuickAction } from "./quick-action.tsx";

type QuickActionsProps = { chat: ReactNode; universe: ReactNode; store: ReactNode };

/** The pictures are the page's. */
export function QuickActions({ chat, universe, store }: QuickActionsProps) {
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="t-h3 mb-4">
        Quick actions
      </h2>
      <ul className="dashboard-actions">
        <QuickAction to="/chat" stage="sky" label="New chat" puppy={chat} />
        <QuickAction to="/universe" stage="apricot" label="Universe" puppy={universe} />
        <QuickAction to="/store" stage="butter" label="Store" puppy={store} />
      </ul>
    </section>
  );
}
