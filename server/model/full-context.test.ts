// A context that fills up while the model answers, as llama.cpp's does, and one that a single message is too much for.
import { expect, test } from "vitest";
import { say, startEndpoint, TEN, troubleOf, words } from "../testing/chat/scripted-endpoint.ts";

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
const talk = (turns: number) =>
  Array.from({ length: turns }, (_, at) => ({
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `${at} ${"tell me more ".repeat(12)}`,
  }));

test("a thought that fills the context is asked for again, of a shorter talk", async () => {
  const { model, asked } = await startThinker();
  await model.check();
  expect(await model.complete(talk(19), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
  const before = asked.length;
  expect(await model.complete(talk(19), TEN)).toMatchObject({ text: "Woof!" });
  expect(asked).toHaveLength(before + 1);
  expect(asked.at(-1)!.messages.at(-1)!.content).toBe(talk(19).at(-1)!.content);
});

test("words that fill it are kept, and the next reply has room", async () => {
  const cut = (prompt_n: number) => ({
    chunks: [
      { choices: [{ delta: { content: "Woof! I was about to" } }] },
      {
        choices: [{ delta: {}, finish_reason: "length" }],
        timings: { cache_n: 0, prompt_n, predicted_n: 7 },
      },
    ],
  });
  const { model, asked } = await startEndpoint(({ messages }) =>
    messages.length > 9 ? cut(900) : words("Woof!"),
  );
  expect(await model.complete(talk(13), TEN)).toMatchObject({ finish: "length" });
  expect(await model.complete(talk(13), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
  expect(asked).toHaveLength(2);
});

test("a caller that can ask for less hears at once that the context was full, and the model is well", async () => {
  const { model } = await startThinker();
  await model.check();
  const { kind } = await troubleOf(model.complete(talk(19), { ...TEN, canShrink: true }));
  expect(kind).toBe("context");
  expect(model.condition().state).toBe("well");
});

test("a thought without end is none of the context's fault", async () => {
  const { model, asked } = await startEndpoint(({ max_tokens }) => ({
    chunks: [
      {
        choices: [{ delta: { reasoning_content: "Hm" }, finish_reason: "length" }],
        timings: { cache_n: 0, prompt_n: 9_000, predicted_n: max_tokens },
      },
    ],
  }));
  const { message } = await troubleOf(model.complete(talk(9), TEN));
  expect(message).toContain("thought without end");
  expect(asked.map(({ messages }) => messages.length)).toEqual([9, 9]);
});

test("a message that no context takes leaves the next ones their room for thoughts", async () => {
  const { model, asked } = await startThinker();
  await model.check();
  const { kind } = await troubleOf(model.complete(say("word ".repeat(1_000)), TEN));
  expect(kind).toBe("context");
  expect(await model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!", finish: "stop" });
  expect(asked.at(-1)).toMatchObject({ max_tokens: 3_610 });
});

test("llama.cpp's timings tell what a reply took", async () => {
  const { model, used } = await startThinker();
  await model.check();
  await model.complete(say("hi"), TEN);
  expect(used.at(-1)).toMatchObject({ tokensIn: 1, tokensOut: THOUGHT + 5, isGuessed: false });
});
