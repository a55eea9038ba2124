// A context that fills up while the model answers, as llama.cpp's does, and one that a single message is too much for.
import { expect, test } from "vitest";
import { say, startEndpoint, TEN, troubleOf } from "../testing/chat/scripted-endpoint.ts";

const CONTEXT = 1_000;
const THOUGHT = 300;
const bytesOf = (messages: { content: string }[]) =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

/** Refuses what alone fills its context, ends what fills it with "length", and tells both counts in `timings`. */
const startThinker = () =>
  startEndpoint(({ messages, max_tokens }) => {
    const prompt = Math.ceil(bytesOf(messages) / 4);
    if (prompt >= CONTEXT) {
      const message = `request (${prompt} tokens) exceeds the available context size (${CONTEXT} tokens), try increasing it`;
      return { status: 400, body: { error: { code: 400, message } } };
    }
    const left = Math.min(max_tokens as number, CONTEXT - prompt);
    const timings = { cache_n: 1, prompt_n: prompt - 1, predicted_n: Math.min(left, THOUGHT + 5) };
    const thought = { choices: [{ delta: { reasoning_content: "Hm" } }] };
    const word = { choices: [{ delta: { content: "Woof!" } }] };
    return left < THOUGHT + 5
      ? { chunks: [thought, { choices: [{ delta: {}, finish_reason: "length" }], timings }] }
      : { chunks: [thought, word, { choices: [{ delta: {}, finish_reason: "stop" }], timings }] };
  });

test("one message that no context takes leaves the next ones their room for thoughts", async () => {
  const { model, asked } = await startThinker();
  await model.check();
  const { kind } = await troubleOf(model.complete(say("word ".repeat(1_000)), TEN));
  expect(kind).toBe("context");
  expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
  expect(asked.at(-1)).toMatchObject({ max_tokens: 3_610 });
});
