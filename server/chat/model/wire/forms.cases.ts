// Forms that servers are reported to answer in.
import {
  chunk,
  events,
  HELLO,
  SAID,
  THOUGHT,
  type WireCase,
} from "../../../testing/chat/wire-case.ts";

const contents = SAID.map((content) => chunk({ content }));
const END = chunk({}, "stop");
const WHOLE = {
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: HELLO }, finish_reason: "stop" }],
};

export const WIRES: readonly WireCase[] = [
  {
    name: "an event stream labelled as JSON",
    report: "openclaw/openclaw#97773",
    type: "application/json",
    parts: SAID,
    want: HELLO,
  },
  {
    name: "one JSON labelled as an event stream",
    report: "openclaw/openclaw#96497",
    raw: `\n${JSON.stringify(WHOLE, null, 2)}`,
    want: HELLO,
  },
  {
    name: "data: twice",
    report: "openclaw/openclaw#97773",
    raw: events([...contents, END]).replaceAll("data: {", "data: data: {"),
    want: HELLO,
  },
  {
    name: "reasoning in a field of its own",
    report: "labring/FastGPT#3892",
    raw: events([chunk({ content: "", reasoning: THOUGHT }), ...contents, END]),
    want: HELLO,
  },
  {
    name: "an empty reason in each chunk",
    report: "ollama/ollama#4357",
    raw: events([...SAID.map((content) => chunk({ content }, "")), END]),
    want: HELLO,
  },
  {
    name: "usage in each chunk",
    report: "lbjlaq/Antigravity-Manager#1915",
    raw: events(
      [...SAID.map((content) => chunk({ content })), END].map((line, n) =>
        JSON.stringify({
          ...(JSON.parse(line) as object),
          usage: { prompt_tokens: 9, completion_tokens: n, total_tokens: 9 + n },
        }),
      ),
    ),
    want: HELLO,
  },
  {
    name: "an empty stream",
    report: "decolua/9router#3051",
    raw: "",
    want: null,
  },
  {
    name: "a 307",
    report: "gaboolic/vercel-reverse-fast#8",
    redirect: 307,
    parts: SAID,
    want: HELLO,
  },
  {
    name: "a 308",
    report: "gaboolic/vercel-reverse-fast#8",
    redirect: 308,
    parts: SAID,
    want: HELLO,
  },
];
