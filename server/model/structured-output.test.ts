// Structured output is asked for in the best form that the endpoint knows, and in words in any case.
import { describe, expect, test } from "vitest";
import { parseLoosely } from "../memory/parse-loosely.ts";
import { refuse, say, startEndpoint, TEN, words } from "../testing/chat/scripted-endpoint.ts";

const UNKNOWN = "This response_format type is unavailable now";
/** llama.cpp's own words, which name neither. */
const NO_GRAMMAR = "Failed to initialize samplers: std::exception";

describe("structured output", () => {
  const json = { name: "facts", schema: { type: "object" } };

  test.each([
    ["as a schema", [], "", 1, "json_schema"],
    ["as an object, where schemas are unknown", ["json_schema"], UNKNOWN, 2, "json_object"],
    [
      "as an object, where a schema makes no grammar",
      ["json_schema"],
      NO_GRAMMAR,
      2,
      "json_object",
    ],
    ["in words alone, where neither is", ["json_schema", "json_object"], UNKNOWN, 3, undefined],
  ])("is asked for %s", async (_, refused, message, count, type) => {
    const { model, asked } = await startEndpoint(({ response_format }) => {
      const shape = (response_format as { type: string } | undefined)?.type;
      return shape && refused.includes(shape)
        ? refuse(400, { message })
        : words('Here you are:\n```json\n{"a": [1]}\n```');
    });
    const { text } = await model.complete(say("what?"), { ...TEN, json });
    expect(parseLoosely(text)).toEqual({ a: [1] });
    expect(asked).toHaveLength(count);
    expect((asked.at(-1)!.response_format as { type: string } | undefined)?.type).toBe(type);
    expect(asked.at(-1)!.messages[0]!.content).toContain('{"type":"object"}');
  });

  test("a broken form is asked for in another, and none of it is left", async () => {
    const error = {
      code: 500,
      message: "The model produced output that does not match the expected peg-native format",
    };
    const broken = { chunks: [{ choices: [{ delta: { content: '{"a":[0' } }] }, { error }] };
    const { model, asked } = await startEndpoint(({ response_format }) =>
      response_format ? broken : words('{"a":[1]}'),
    );
    const answer = await model.complete(say("what?"), { ...TEN, json });
    expect(answer).toMatchObject({ text: '{"a":[1]}' });
    expect(asked).toHaveLength(3);
  });

  test("no JSON is read from an answer without any", () => {
    expect(parseLoosely("I'd rather {not")).toBeNull();
  });
});
