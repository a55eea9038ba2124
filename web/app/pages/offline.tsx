import { useState } from "react";
import { KeptMessages } from "../../features/chat/kept-messages.tsx";
import { HelpOffer } from "../../features/chat/help/lazy.ts";
import { written } from "../../features/chat/conversation/conversation.ts";
import {
  type LastConversation,
  readConversation,
} from "../../features/chat/conversation/last-conversation.ts";
import type { NewTurn } from "../../features/chat/conversation/new-turn.ts";
import { readOutbox } from "../../features/chat/conversation/outbox.ts";
import { offlineWords } from "../../features/chat/offline-words.ts";
import { chatWords } from "../../features/chat/words.ts";
import { Puppy } from "../../features/game/puppy/puppy.tsx";
import { readKept } from "../../lib/browser/kept.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { faceOf } from "./face-of.tsx";

/** Messages written offline stand below the ones that were answered. */
const withQueued = (kept: LastConversation | null, queued: readonly NewTurn[]) =>
  kept && { ...kept, turns: [...kept.turns, ...queued.map((turn) => written(turn, "queued"))] };

/** Shown when the server cannot tell who is here. The messages kept on this device can still be read. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { tryAgain } = useWords(chatWords);
  const words = useWords(offlineWords);
  const [kept] = useState(() => withQueued(readConversation(), readOutbox(readKept("person"))));
  const hasMessages = kept !== null && kept.turns.length > 0;
  return (
    <>
      <title>{`${words.pageTitle} · Luli`}</title>
      <main id="main" tabIndex={-1} className="wrap page">
        <Panel
          stage="sky"
          level={1}
          title={words.title}
          text={hasMessages ? words.textWithMessages : words.text}
          puppy={<Puppy mood="calm" label={words.puppy} />}
          action={
            <Button kind="soft" onClick={onRetry}>
              {tryAgain}
            </Button>
          }
        />
        <HelpOffer reason="offer" />
        {hasMessages ? (
          <section
            aria-label={words.messages}
            className="plate mt-6 flex h-[500px] flex-col overflow-hidden"
          >
            <KeptMessages {...kept} faceOf={faceOf} />
          </section>
        ) : null}
      </main>
    </>
  );
}
