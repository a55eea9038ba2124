import * as Tabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { type View, VIEWS } from "./views.ts";
import "./admin.css";

type RoomsProps = {
  view: View;
  onView: (view: View) => void;
  /** The content of the open view. */
  children: ReactNode;
};

export function Rooms({ view, onView, children }: RoomsProps) {
  return (
    <Tabs.Root value={view} onValueChange={(next) => onView(next as View)}>
      <Tabs.List
        className="mt-8 mb-6 flex gap-1.5 overflow-x-auto rounded-full bg-sunken p-1.5"
        aria-label="Admin"
      >
        {VIEWS.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id} className="admin-tab">
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={view} className="focus:[outline:none]" tabIndex={-1}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
