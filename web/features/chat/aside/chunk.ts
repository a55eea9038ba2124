// The components that lazy.ts loads together.
export { MessageTools } from "../tools/message-tools.tsx";
export { ReactionBadge } from "../tools/reaction-badge.tsx";
export { ComposerNotes } from "./composer-notes.tsx";
export { LimitCard } from "./limit-card.tsx";
export { ModelChangeLine } from "./model-change-line.tsx";
export { RememberedButton } from "./remembered-button.tsx";
export { WayBack } from "./way-back.tsx";
