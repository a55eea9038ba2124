// What a user wrote, as it stands between our own lines.
import { oneLine } from "../../../shared/contracts/text.ts";

/** It begins no line of its own, and without double quotes inside nothing can close the quotation. */
export const quote = (text: string, length: number) =>
  `"${oneLine(text.replaceAll('"', "'"), length)}"`;
