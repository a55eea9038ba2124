// Forms that servers are reported to answer in.
import {
  casesOf,
  chunk,
  chunksOf,
  events,
  HELLO,
  THOUGHT,
} from "../../../testing/chat/wire-case.ts";

const contents = chunksOf(HELLO);
const END = chunk({}, "stop");
const WHOLE = {
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: HELLO }, finish_reason: "stop" }],
};
const withUsage = (line: string, n: number) =>
  JSON.stringify({
    ...(JSON.parse(line) as object),
    usage: { prompt_tokens: 9, completion_tokens: n, total_tokens: 9 + n },
  });

export const FORMS = casesOf([
  [
    "an event stream labelled as JSON",
    "openclaw/openclaw#97773",
    HELLO,
    { type: "application/json" },
  ],
  [
    "one JSON labelled as an event stream",
    "openclaw/openclaw#96497",
    "",
    { raw: `\n${JSON.stringify(WHOLE, null, 2)}` },
  ],
  [
    "data: twice",
    "openclaw/openclaw#97773",
    "",
    { raw: events([...contents, END]).replaceAll("data: {", "data: data: {") },
  ],
  [
    "reasoning in a field of its own",
    "labring/FastGPT#3892",
    "",
    { raw: events([chunk({ content: "", reasoning: THOUGHT }), ...contents, END]) },
  ],
  [
    "an empty reason in each chunk",
    "ollama/ollama#4357",
    "",
    { raw: events([...chunksOf(HELLO, ""), END]) },
  ],
  [
    "usage in each chunk",
    "lbjlaq/Antigravity-Manager#1915",
    "",
    { raw: events([...contents, END].map(withUsage)) },
  ],
  ["an empty stream", "decolua/9router#3051", "", { raw: "", want: null }],
  ["a 307", "gaboolic/vercel-reverse-fast#8", HELLO, { redirect: 307 }],
  ["a 308", "gaboolic/vercel-reverse-fast#8", HELLO, { redirect: 308 }],
]);
