// Parts of the conversation whose code comes after the chat's own, in one chunk.
import { createElement } from "react";
import { lazyModule } from "../../../ui/lazy-component.ts";

const chunk = lazyModule(() => import("./chunk.ts"));
export const { load: loadAside, open: openAside } = chunk;

/** Keeps the place of what stands beside a bubble: its text must not wrap anew. */
const room = (className: string) => ({ fallback: createElement("i", { className }) });

export const ComposerNotes = chunk.component((code) => code.ComposerNotes);
export const LimitCard = chunk.component((code) => code.LimitCard);
export const ModelChangeLine = chunk.component((code) => code.ModelChangeLine);
export const MessageTools = chunk.component((code) => code.MessageTools);
export const ReactionBadge = chunk.component(
  (code) => code.ReactionBadge,
  room("-ml-6 size-7 shrink-0"),
);
export const RememberedButton = chunk.component(
  (code) => code.RememberedButton,
  room("round-button invisible -ml-2 shrink-0"),
);
export const WayBack = chunk.component((code) => code.WayBack);
