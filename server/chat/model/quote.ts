// Quotes a user's words inside the prompt.
import { oneLine } from "../../../shared/contracts/text.ts";

/** The quotation begins no line of its own, and its double quotes cannot close it. */
export const quote = (text: string, length: number) =>
  `"${oneLine(text.replaceAll('"', "'"), length)}"`;
