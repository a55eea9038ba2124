// The model's tests share these: ask over HTTP, read an event stream, talk to the script turn by turn.
import { reply } from "./script/reply.ts";
import type { Message } from "./request.ts";
import type { Locale } from "./script/phrasebook.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** Returns the line of the prompt that says in which language the page is. */
export const pageIn = (locale: Locale): string => `The user's page is in ${names.of(locale)}.`;

export const ask = (url: string, model: string, content = "hello", signal?: AbortSignal) =>
  fetch(`${url}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model, stream: true, messages: [{ role: "user", content }] }),
    signal,
  });

type Chunk = { choices: { delta: { content?: string }; finish_reason: string | null }[] };

/** Returns the data lines of a whole stream, unparsed. */
export const dataLines = (stream: string): string[] =>
  stream.split("\n").flatMap((line) => (line.startsWith("data: ") ? [line.slice(6)] : []));

export const textOf = (lines: string[]): string =>
  lines
    .filter((line) => line !== "[DONE]")
    .map((line) => (JSON.parse(line) as Chunk).choices[0]?.delta.content ?? "")
    .join("");

/** Says these lines one after another and returns Luli's replies. */
export function talk(lines: string[], prompt?: string): string[] {
  const messages: Message[] = prompt ? [{ role: "system", content: prompt }] : [];
  return lines.map((content) => {
    messages.push({ role: "user", content });
    const answer = reply(messages);
    messages.push({ role: "assistant", content: answer });
    return answer;
  });
}
