// A model that sends 218 bytes a token at a steady pace: the user's last message says how many and how often, e.g. `50x20`.
import type http from "node:http";
import { report } from "../child.ts";
import { listen } from "./listen.ts";

const BYTES = 218;

function event(n: number): string {
  const chunk = (pad: string) =>
    `data: ${JSON.stringify({
      id: "chatcmpl-bench",
      object: "chat.completion.chunk",
      created: 1_700_000_000,
      model: "bench",
      system_fingerprint: pad,
      choices: [
        { index: 0, delta: { content: ` w${n % 1000}` }, logprobs: null, finish_reason: null },
      ],
    })}\n\n`;
  return chunk("x".repeat(BYTES - chunk("").length));
}

type Body = { messages: { role: string; content: string }[] };

/** Answer to other requests beside the replies (a probe, facts of a conversation): empty. */
const NOTHING = JSON.stringify({
  object: "chat.completion",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "{}" } }],
});

async function answer(
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
  const { messages } = JSON.parse(Buffer.concat(pieces).toString()) as Body;
  const said = messages.findLast(({ role }) => role === "user")!.content;
  const pace = /say (\d+)x(\d+)$/.exec(said);
  if (!pace) {
    outgoing.writeHead(200, { "content-type": "application/json" }).end(NOTHING);
    return;
  }
  const [tokens = 1, everyMs = 20] = pace.slice(1).map(Number);
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
  let sent = 0;
  const send = () => {
    outgoing.write(event(sent));
    sent += 1;
    if (sent < tokens) return;
    clearInterval(timer);
    outgoing.end("data: [DONE]\n\n");
  };
  const timer = setInterval(send, everyMs);
  outgoing.once("close", () => clearInterval(timer));
  send();
}

report(await listen((incoming, outgoing) => void answer(incoming, outgoing)));
