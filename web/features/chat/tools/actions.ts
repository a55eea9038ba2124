// What the tools of a message ask the conversation for.

export type MessageActions = {
  /** Of the last turn: it alone is said or answered anew. */
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
