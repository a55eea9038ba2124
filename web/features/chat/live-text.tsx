import { useState } from "react";
import { useSelected } from "../../lib/create-store.ts";
import { perFrame } from "./conversation/per-frame.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { MessageText } from "./message-text.tsx";

type LiveTextProps = { store: ConversationStore; turnId: string };

/** The growing reply. It alone listens to the pieces, which may come faster than a slow phone draws. */
export const LiveText = ({ store, turnId }: LiveTextProps) => {
  const [drawn] = useState(() => perFrame(store));
  const text = useSelected(drawn, ({ live }) => (live?.id === turnId ? live.text : ""));
  return (
    <MessageText text={text}>
      <span
        aria-hidden
        className="ml-1 inline-block h-[1.05em] w-2 animate-pulse rounded-sm bg-accent/50 align-[-0.18em]"
      />
    </MessageText>
  );
};
