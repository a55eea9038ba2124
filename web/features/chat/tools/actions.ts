// The actions of a message's toolbar, and the message whose toolbar is shown.
import { createStore } from "../../../lib/create-store.ts";

export type MessageActions = {
  /** The id of the last turn, the only one that can be edited or regenerated. */
  lastId: string | undefined;
  /** A reply is on its way. */
  isBusy: boolean;
  /** Regenerates the reply of this turn. */
  onAgain: (turnId: string) => void;
  /** Edits the message in the composer. */
  onEdit: (turnId: string) => void;
  /** A queued message goes back to the composer. */
  onTakeBack: (turnId: string) => void;
  /** Reads aloud; absent where the browser has no voice. */
  onAloud?: ((turnId: string, text: string) => void) | undefined;
};

/** The message that shows its tools: a mouse is over it, or its tools were opened. */
export type Reached = { place: HTMLElement; how: "hovered" | "open" };

/** One message at a time has its tools: a toolbar for each message of a long history takes a slow phone a tenth of a second. */
export const reached = createStore<Reached | null>(null);
