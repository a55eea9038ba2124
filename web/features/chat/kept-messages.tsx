import { useState } from "react";
import { createConversationStore } from "./conversation/conversation-store.ts";
import type { LastConversation } from "./conversation/last-conversation.ts";
import { MessageList } from "./list/message-list.tsx";
import { listMessages } from "./conversation/messages.ts";
import type { FaceOf } from "./message.tsx";

type KeptMessagesProps = LastConversation & { faceOf: FaceOf };

/** The conversation kept on this device, read-only. */
export function KeptMessages({ puppyName, turns, faceOf }: KeptMessagesProps) {
  const [store] = useState(createConversationStore);
  return (
    <MessageList
      messages={listMessages(turns)}
      store={store}
      puppyName={puppyName}
      // The current variant is unknown offline, so Luli's own face stands for turns without one.
      avatarSrc="/luli-avatar.svg"
      variant="original"
      faceOf={faceOf}
      timeZone={null}
      hasOlder={false}
      isLoadingOlder={false}
      onLoadOlder={() => {}}
    />
  );
}
