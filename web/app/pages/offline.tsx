import { useState } from "react";
import { KeptMessages } from "../../features/chat/kept-messages.tsx";
import { readConversation } from "../../features/chat/conversation/last-conversation.ts";
import { chatWords } from "../../features/chat/words.tsx";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { sessionStore } from "../../lib/session/session.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Nobody answers, so nobody knows who is here. What this device remembers can be read all the same. */
export function OfflinePage() {
  const words = useWords(chatWords);
  const { offlinePage } = words;
  const [kept] = useState(readConversation);
  const hasMessages = kept !== null && kept.turns.length > 0;
  return (
    <>
      <title>{`${offlinePage.pageTitle} · Luli`}</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <Panel
          stage="sky"
          level={1}
          title={offlinePage.title}
          text={hasMessages ? offlinePage.textWithMessages : offlinePage.text}
          puppy={<Puppy mood="calm" label={offlinePage.puppy} />}
          action={
            <Button kind="soft" onClick={() => void sessionStore.refresh()}>
              {words.tryAgain}
            </Button>
          }
        />
        {hasMessages ? (
          <section
            aria-label={offlinePage.messages}
            className="mt-6 flex h-[500px] flex-col overflow-hidden rounded-lg bg-surface shadow-2"
          >
            <KeptMessages {...kept} avatarSrc="/luli-avatar.svg" />
          </section>
        ) : null}
      </main>
    </>
  );
}
