import { useState } from "react";
import { KeptMessages } from "../../features/chat/kept-messages.tsx";
import { readConversation } from "../../features/chat/last-conversation.ts";
import { Puppy } from "../../features/puppy/puppy.tsx";
import { sessionStore } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Nobody answers, so nobody knows who is here. What this device remembers can be read all the same. */
export function OfflinePage() {
  const [kept] = useState(readConversation);
  const hasMessages = kept !== null && kept.turns.length > 0;
  return (
    <>
      <title>Offline · Luli</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <Panel
          stage="sky"
          level={1}
          title="You are offline"
          text={
            hasMessages
              ? "Luli answers as soon as you are back. Here is what you two said last."
              : "Luli is here as soon as you are back."
          }
          puppy={<Puppy mood="calm" label="Luli, calm and cozy" />}
          action={
            <Button kind="soft" onClick={() => void sessionStore.refresh()}>
              Try again
            </Button>
          }
        />
        {hasMessages ? (
          <section
            aria-label="Your last conversation"
            className="mt-6 flex h-[500px] flex-col overflow-hidden rounded-lg bg-surface shadow-2"
          >
            <KeptMessages {...kept} avatarSrc="/luli-avatar.svg" />
          </section>
        ) : null}
      </main>
    </>
  );
}
