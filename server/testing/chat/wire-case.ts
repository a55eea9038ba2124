// One answer of a server, and what a person may read of it.

export type WireCase = {
  name: string;
  /** Repository and number of the report, or the file that shows the form. */
  report: string;
  /** Contents of one chunk after the other. */
  parts?: readonly string[];
  finish?: string;
  /** The body, where its form is what matters. */
  raw?: string;
  type?: string;
  /** The first answer is a redirect with this status. */
  redirect?: number;
  message?: string;
  /** Null: there is no reply, and the message is given back. */
  want: string | null;
};

export const HELLO = "Woof! Hello, friend.";
export const SAID = ["Woof! ", "Hello, friend."] as const;
export const THOUGHT = "The user greets me. Be kind.";

export const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({ id: "c", model: "m", choices: [{ index: 0, delta, finish_reason: finish }] });
export const events = (lines: readonly string[]) =>
  [...lines, "[DONE]"].map((line) => `data: ${line}\n\n`).join("");

/** The body that a server sends for it. */
export const bodyOf = ({ raw, parts = [], finish = "stop" }: WireCase): string =>
  raw ?? events([...parts.map((content) => chunk({ content })), chunk({}, finish)]);
