// The model's tests share these: ask over HTTP, read an event stream, talk to the script turn by turn.
import { reply } from "./script/reply.ts";
import type { Message } from "./request.ts";

export function ask(
  url: string,
  model: string,
  content = "hello",
  init: { stream?: boolean; signal?: AbortSignal } = {},
) {
  return fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { authorization: "Bearer test", "content-type": "application/json" },
    body: JSON.stringify({
      model,
      stream: init.stream ?? true,
      messages: [{ role: "user", content }],
    }),
    signal: init.signal,
  });
}

export type Chunk = {
  id: string;
  object: string;
  created: number;
  model: string;
  choices: {
    index: number;
    delta: { role?: string; content?: string };
    finish_reason: string | null;
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

/** Returns the data lines of a whole stream, unparsed. */
export function dataLines(stream: string): string[] {
  return stream
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith("data: ") ? [line.slice(6)] : []));
}

export function chunksOf(stream: string): Chunk[] {
  return dataLines(stream).flatMap((line) =>
    line === "[DONE]" ? [] : [JSON.parse(line) as Chunk],
  );
}

export type WholeCompletion = {
  object: string;
  choices: { message: { role: string; content: string }; finish_reason: string }[];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
};

export type ModelList = { object: string; data: { id: string }[] };

/** Returns the chunks of those lines that are JSON. */
export function readable(lines: string[]): Chunk[] {
  return lines.filter(isJson).map((line) => JSON.parse(line) as Chunk);
}

export function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

export const textOf = (chunks: Chunk[]) =>
  chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("");

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
