// The actions of a message's toolbar, and the message whose toolbar is shown.
import { createStore } from "../../../lib/create-store.ts";

export type MessageActions = {
  /** The id of the last turn, the only one that can be edited or regenerated. */
  lastId: string | undefined;
  /** A reply is on its way. */
  isBusy: boolean;
  /** A new answer in place of this turn's. */
  onAgain: (turnId: string) => void;
  /** The message goes back to the field. */
  onEdit: (turnId: string) => void;
  /** What is not sent yet goes back to the field. */
  onTakeBack: (turnId: string) => void;
  /** Absent where no voice reads. */
  onAloud?: ((text: string) => void) | undefined;
};

/** Where its tools stand: under a mouse, or because they were asked for. */
export type Reached = { place: HTMLElement; how: "hovered" | "open" };

/** One message at a time has its tools: a long history with each its own takes a slow phone a tenth of a second. */
export const reached = createStore<Reached | null>(null);
