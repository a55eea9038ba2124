// Puts a family's wire before another stand-in of the model, so that whatever is tested with that one is tested with the family.
import http from "node:http";
import { json } from "node:stream/consumers";
import { listen, LOOPBACK } from "../../listen.ts";
import { type CompletionRequest, data, type Family, type Refusal } from "./family.ts";
import { finishOf, limitOf, refuse, replyTo, THOUGHT, usageOf, whatIsWrong } from "./play.ts";

/** Is how server/model/service.ts begins. */
const PROBE = "Say hello in one word.";

export type FamilyServer = { url: string; stop(): Promise<void> };

/** `behind`: base URL of the other stand-in, whose models are asked for under their own names. */
export async function speakAs(family: Family, behind: string): Promise<FamilyServer> {
  const [path, query = ""] = family.base.split("?");
  const expected = `${path!.replace(/\/$/, "")}/chat/completions${query && `?${query}`}`;
  const server = http.createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
    const page = family.pages?.[incoming.url ?? ""];
    if (page) return void outgoing.end(JSON.stringify(page));
    if (incoming.url !== expected) return refuse(outgoing, { status: 404, body: "Not Found" });
    const asked = (await json(incoming)) as CompletionRequest;
    const wrong = whatIsWrong(family, incoming, asked);
    if (wrong) return refuse(outgoing, wrong);
    // The model behind gets only what a test asks.
    if (asked.messages.at(-1)?.content === PROBE)
      return void outgoing.end(replyTo(family, asked).join(""));
    await passOn(asked, outgoing);
  }

  async function passOn(asked: CompletionRequest, outgoing: http.ServerResponse) {
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const response = await fetch(`${behind}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer test" },
      body: JSON.stringify(asked),
      signal: left.signal,
    });
    if (!response.ok) return refuse(outgoing, await troubleOf(family, response));
    if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
      return void outgoing.end(await response.text());
    outgoing.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    for await (const line of linesOf(family, response, limitOf(asked))) outgoing.write(line);
    outgoing.end();
  }

  const port = await listen(server);
  return {
    url: `http://${LOOPBACK}:${port}${family.base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function troubleOf({ troubles }: Family, response: Response): Promise<Refusal> {
  const own = { 402: troubles.account, 429: troubles.busy, 500: troubles.down }[response.status];
  const after = response.headers.get("retry-after");
  const headers = { ...own?.headers, ...(after !== null && { "retry-after": after }) };
  return { status: response.status, body: await response.text(), ...own, headers };
}

type Payload = {
  error?: object;
  choices?: { delta?: { content?: string }; finish_reason?: string | null }[];
};

const END: Payload = { choices: [{ finish_reason: "stop" }] };

/** Writes the words of the model behind in the family's lines: thought and first line, a line per word, the end. */
async function* linesOf(family: Family, response: Response, limit: number): AsyncGenerator<string> {
  const thought = family.countsThoughts ? THOUGHT : "";
  let hasBegun = false;
  let hasEnded = false;
  for await (const payload of payloadsOf(response)) {
    // Some end without a reason.
    if (payload === "[DONE]" && hasEnded) return;
    const { error, choices } = payload === "[DONE]" ? END : parse(payload);
    if (error) {
      yield data(family.troubles.breaks ?? { error });
      return;
    }
    const words = choices?.[0]?.delta?.content ?? "";
    const reason = choices?.[0]?.finish_reason ?? null;
    if (words === "" && reason === null) continue;
    const finish = reason === "length" || reason === "content_filter" ? reason : null;
    const lines = family.stream({
      thought: hasBegun ? "" : thought,
      words: words === "" ? [] : [words],
      finish: finish ? finishOf(family, finish) : "stop",
      usage: usageOf(finish ?? "stop", limit),
    });
    // The end of a thought may stand before the first of them (Gemini).
    const at = words === "" ? -1 : lines.findLastIndex((line) => says(line, words));
    if (words !== "") yield* lines.slice(hasBegun ? at : 0, at + 1);
    hasBegun ||= words !== "";
    hasEnded ||= reason !== null;
    if (reason !== null) yield* lines.slice(at + 1);
  }
}

const parse = (payload: string): Payload => {
  try {
    return JSON.parse(payload) as Payload;
  } catch {
    return {};
  }
};

/** Reads content as a string or in parts (Mistral). */
const says = (line: string, words: string): boolean => {
  const content: unknown = parse(line.slice("data:".length)).choices?.[0]?.delta?.content ?? "";
  return typeof content === "string"
    ? content.endsWith(words)
    : JSON.stringify(content).includes(JSON.stringify(words));
};

/** Reads the events of a stream, however it is cut. */
async function* payloadsOf(response: Response): AsyncGenerator<string> {
  let rest = "";
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
}
