// Shortens a talk for a model whose context does not take all of it.
export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

/** A token has at least so many bytes, in English and in Japanese. */
export const BYTES_A_TOKEN = 3;

export const bytesOf = (messages: readonly PromptMessage[]) =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

export const turnsOf = (messages: readonly PromptMessage[]) =>
  messages.filter(({ role }) => role !== "system").length;

/** Drops the oldest turns two by two, so that the user is the first and the last. */
export function fit(messages: readonly PromptMessage[], most: number): readonly PromptMessage[] {
  const turns = turnsOf(messages);
  if (bytesOf(messages) <= most || turns < 3) return messages;
  const head = messages.length - turns;
  return fit([...messages.slice(0, head), ...messages.slice(head + 2)], most);
}
