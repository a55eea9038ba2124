// Thoughts that an endpoint does not show, and that take a reply's tokens.
import { describe, expect, test } from "vitest";
import { inTurn, say, startEndpoint } from "../../testing/chat/scripted-endpoint.ts";

const chunk = (content: string, finish: string | null = null, usage: object = {}) => ({
  choices: [{ delta: { content }, finish_reason: finish }],
  ...usage,
});
const counted = (reasoning_tokens: number) => ({
  usage: {
    prompt_tokens: 9,
    completion_tokens: 400,
    completion_tokens_details: { reasoning_tokens },
  },
});

/** What is asked of the endpoint for the second of two replies, the first of which comes so. */
async function roomAfter(...chunks: object[]): Promise<unknown> {
  const { model, asked } = await startEndpoint(() => ({ chunks }));
  for (let n = 0; n < 2; n += 1) await model.complete(say("hi"), { tokens: 400 });
  return asked[1]!.max_tokens;
}

describe("hidden thoughts", () => {
  test("counted thoughts get room in the next request", async () => {
    expect(await roomAfter(chunk("Woof!", "stop", counted(300)))).toBe(4_000);
    expect(await roomAfter(chunk("Woof!", "stop"), { choices: [], ...counted(300) })).toBe(4_000);
    expect(await roomAfter(chunk("Woof!", "stop", counted(0)))).toBe(400);
  });

  test("show in a reply that is out of tokens after a few words", async () => {
    expect(await roomAfter(chunk("Woof! I was about to", "length"))).toBe(4_000);
  });

  test("words that took the tokens, or a whole reply, show no thoughts", async () => {
    expect(await roomAfter(chunk("Woof! ".repeat(200), "length"))).toBe(400);
    expect(await roomAfter(chunk("わん！".repeat(100), "length"))).toBe(400);
    expect(await roomAfter(chunk("Woof!", "stop"))).toBe(400);
  });
});

describe("a thought that the template opened", () => {
  const pieces = (...contents: string[]) => ({
    chunks: [
      ...contents.map((content) => ({ choices: [{ delta: { content } }] })),
      { choices: [{ delta: {}, finish_reason: "stop" }] },
    ],
  });

  test("a reply that only spoke of a thought's end keeps its words when it is cut later", async () => {
    const long = "Woof! ".repeat(200).trim();
    const cut = { chunks: [chunk(long, "length")] };
    const answers = [pieces("You write ", "</think>", " there."), pieces("Woof!"), cut];
    const { model, asked } = await startEndpoint(inTurn(answers));
    for (let n = 0; n < 2; n += 1) await model.complete(say("hi"), { tokens: 400 });
    const heard = await model.complete(say("hi"), { tokens: 400 });
    expect(heard).toEqual({ text: long, finish: "length" });
    expect(asked).toHaveLength(3);
  });

  test("structured output does not change what the template opens", async () => {
    const json = { name: "a", schema: { type: "object" } };
    const answers = [pieces("Hm.</think>Woof!"), pieces("{}"), pieces("Hm.", "</think>", "Woof!")];
    const { model } = await startEndpoint(inTurn(answers));
    await model.complete(say("hi"), { tokens: 400 });
    await model.complete(say("hi"), { tokens: 400, json });
    expect(await model.complete(say("hi"), { tokens: 400 })).toMatchObject({ text: "Woof!" });
  });
});
