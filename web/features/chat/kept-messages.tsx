import { useState } from "react";
import { createConversationStore } from "./conversation/conversation-store.ts";
import type { LastConversation } from "./conversation/last-conversation.ts";
import { MessageList } from "./list/message-list.tsx";
import { listMessages } from "./conversation/messages.ts";

type KeptMessagesProps = LastConversation & { avatarSrc: string };

/** The conversation as this device remembers it: to be read, not to be continued. */
export function KeptMessages({ puppyName, turns, avatarSrc }: KeptMessagesProps) {
  const [store] = useState(createConversationStore);
  return (
    <MessageList
      messages={listMessages(turns)}
      store={store}
      puppyName={puppyName}
      avatarSrc={avatarSrc}
      timeZone={null}
      hasOlder={false}
      isLoadingOlder={false}
      onLoadOlder={() => {}}
    />
  );
}
