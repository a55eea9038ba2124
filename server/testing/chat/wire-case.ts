// One answer of a server, and what a person may read of it.

export type WireCase = {
  name: string;
  /** Repository and number of the report, or the file that shows the form. */
  report: string;
  /** The contents of all chunks. */
  text: string;
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
export const THOUGHT = "The user greets me. Be kind.";

type Row = readonly [name: string, report: string, text: string, other?: Partial<WireCase>];
/** Of these HELLO is read, unless a row says otherwise. */
export const casesOf = (rows: readonly Row[]): WireCase[] =>
  rows.map(([name, report, text, other]) => ({ name, report, text, want: HELLO, ...other }));

export const chunk = (delta: object, finish: string | null = null) =>
  JSON.stringify({ id: "c", model: "m", choices: [{ index: 0, delta, finish_reason: finish }] });
export const events = (lines: readonly string[]) =>
  [...lines, "[DONE]"].map((line) => `data: ${line}\n\n`).join("");
/** Pieces that cut words and marks in two. */
export const chunksOf = (text: string, finish: string | null = null) =>
  (text.match(/[^]{1,6}/gu) ?? []).map((content) => chunk({ content }, finish));

/** The body that a server sends for it. */
export const bodyOf = ({ raw, text, finish = "stop" }: WireCase): string =>
  raw ?? events([...chunksOf(text), chunk({}, finish)]);
