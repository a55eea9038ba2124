// Passes on the text of a growing reply that may be read aloud.
import { useEffect } from "react";
import { isVetted } from "../../../../shared/rules/help.ts";
import type { ConversationStore } from "../conversation/conversation-store.ts";

/** Null when nothing, or nothing more, may be read aloud. */
export type OnReadableText = (turnId: string, text: string | null, isWhole: boolean) => void;

export function useReadableText(
  store: ConversationStore,
  onReadableText: OnReadableText | undefined,
): void {
  useEffect(() => {
    if (!onReadableText) return;
    let id: string | undefined;
    return store.subscribe(() => {
      const { live, turns } = store.get();
      id = live?.id ?? id;
      const turn = turns.find((candidate) => candidate.id === id);
      if (id === undefined || !turn) return;
      // Vetted answers are never read aloud: others may listen. A stopped reply falls silent.
      if (isVetted(turn.help)) onReadableText(id, null, true);
      else if (live && live.text !== "") onReadableText(id, live.text, false);
      else if (!live) onReadableText(id, turn.status === "done" ? turn.reply : null, true);
      if (!live) id = undefined;
    });
  }, [store, onReadableText]);
}
