import { useSelected } from "../../lib/create-store.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { MessageText } from "./message-text.tsx";

type LiveTextProps = { store: ConversationStore; turnId: string };

/** The growing reply. It alone listens to the pieces. */
export const LiveText = ({ store, turnId }: LiveTextProps) => {
  const text = useSelected(store, ({ live }) => (live?.id === turnId ? live.text : ""));
  return (
    <MessageText text={text}>
      <span
        aria-hidden
        className="ml-1 inline-block h-[1.05em] w-2 animate-pulse rounded-sm bg-accent/50 align-[-0.18em]"
      />
    </MessageText>
  );
};
