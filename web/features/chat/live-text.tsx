import { useState } from "react";
import { createStore, useSelected } from "../../lib/create-store.ts";
import { type Conversation, EMPTY_CONVERSATION } from "./conversation/conversation.ts";
import { perFrame } from "./conversation/per-frame.ts";
import type { ConversationStore } from "./conversation/conversation-store.ts";
import { MessageText } from "./message-text.tsx";

type LiveTextProps = {
  store: ConversationStore;
  turnId: string;
  /** The finished text. It renders in the same elements: laying a long reply out anew takes a slow phone 70 ms. */
  said: string | undefined;
};

/** A reply. Only this component follows the pieces, which may come faster than a slow phone draws. */
export const LiveText = ({ store, turnId, said }: LiveTextProps) => {
  const [drawn] = useState(() => perFrame(store));
  const grown = useSelected(said === undefined ? drawn : OVER, ({ live }) =>
    live?.id === turnId ? live.text : "",
  );
  return (
    <MessageText text={said ?? grown}>
      {said === undefined && (
        <span
          aria-hidden
          className="ml-1 inline-block h-[1.05em] w-2 animate-pulse rounded-sm bg-accent/50 align-[-0.18em]"
        />
      )}
    </MessageText>
  );
};

const OVER = createStore<Conversation>(EMPTY_CONVERSATION);
