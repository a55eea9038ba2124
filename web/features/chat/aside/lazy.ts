// Parts of the conversation whose code comes after the chat's own, in one chunk.
import { lazyModule } from "../../../ui/lazy-component.ts";

const chunk = lazyModule(() => import("./chunk.ts"));
export const { load: loadAside, open: openAside } = chunk;

export const ComposerNotes = chunk.component((code) => code.ComposerNotes);
export const LimitCard = chunk.component((code) => code.LimitCard);
export const MessageTools = chunk.component((code) => code.MessageTools);
export const ReactionBadge = chunk.component((code) => code.ReactionBadge);
export const RememberedButton = chunk.component((code) => code.RememberedButton);
export const WayBack = chunk.component((code) => code.WayBack);
