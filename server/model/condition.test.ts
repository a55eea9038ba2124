// How the model is: by real answers, the last of which counts.
import { describe, expect, test } from "vitest";
import {
  inTurn,
  refuse,
  say,
  startEndpoint,
  TEN,
  troubleOf,
  words,
} from "../testing/chat/scripted-endpoint.ts";

describe("how the model is", () => {
  test("the condition is unknown at first, then known from one short completion", async () => {
    const { model, asked } = await startEndpoint(() => words("Woof!"));
    expect(model.condition()).toEqual({ state: "unknown", problem: null });
    const all = await Promise.all([model.check(), model.check(), model.check()]);
    expect(all.map(({ state }) => state)).toEqual(["well", "well", "well"]);
    expect(asked).toMatchObject([{ max_tokens: 16, stream: true }]);
    await model.check();
    expect(asked).toHaveLength(1);
  });

  test("a model that only thought is well, and the next reply has room", async () => {
    const { model, asked } = await startEndpoint(
      inTurn([
        { chunks: [{ choices: [{ delta: { reasoning: "Hm" }, finish_reason: "length" }] }] },
        words("Woof!"),
      ]),
    );
    expect(await model.check()).toMatchObject({ state: "well" });
    await model.complete(say("hi"), TEN);
    expect(asked[1]).toMatchObject({ max_tokens: 3610 });
  });

  test("an endpoint that never tells an end is well; elsewhere a missing end is a failure", async () => {
    const untold = { chunks: [{ choices: [{ delta: { content: "Woof!" } }] }], end: "" };
    const { model } = await startEndpoint(() => untold);
    await expect(model.complete(say("hi"), TEN)).rejects.toThrow("broke off");
    const other = await startEndpoint(() => untold);
    expect(await other.model.check()).toMatchObject({ state: "well" });
    expect(await other.model.complete(say("hi"), TEN)).toMatchObject({ text: "Woof!" });
  });

  test("follows the last reply, and a failure is looked at again after some seconds", async () => {
    let now = Date.now();
    const { model, asked } = await startEndpoint(
      inTurn([refuse(401, { message: "no" }), words("Woof!")]),
      {},
      () => new Date(now),
    );
    await troubleOf(model.complete(say("hi"), TEN));
    expect(model.condition()).toEqual({ state: "failing", problem: "It refuses our key." });
    expect(asked).toHaveLength(1);
    now += 11_000;
    expect(model.condition().state).toBe("failing");
    await expect.poll(() => model.condition().state).toBe("well");
    expect(asked).toHaveLength(2);
  });

  test("tells a key that is wrong from a door that is closed", async () => {
    const { model } = await startEndpoint(() =>
      refuse(403, { message: "Country, region, or territory not supported" }),
    );
    expect(await model.check()).toMatchObject({ problem: "It will not let us in (status 403)." });
  });

  test("tells a web page from a model that says nothing", async () => {
    const page = await startEndpoint(() => ({ chunks: [], end: "\n<!doctype html><p>Welcome" }));
    const problem = "It answers with a web page: check its address.";
    expect(await page.model.check()).toMatchObject({ problem });
    const mute = await startEndpoint(() => ({ chunks: [] }));
    expect(await mute.model.check()).toMatchObject({ problem: "The model said nothing." });
  });

  test("tells what there is instead of a model that there is not", async () => {
    const { model } = await startEndpoint(() =>
      refuse(404, { message: "The model `m` does not exist" }),
    );
    expect(await model.check()).toEqual({
      state: "failing",
      problem: "It has no model m. It offers luli-small, luli-large.",
    });
  });
});
