// What a caller is told about a body that a contract refuses.
import { Hono } from "hono";
import { expect, test } from "vitest";
import * as v from "valibot";
import { errorResponse } from "../errors.ts";
import { createLog } from "../../platform/log.ts";
import { readBody } from "./read-body.ts";

const contract = v.strictObject({
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(5)),
  mood: v.optional(v.picklist(["calm", "zoomy"])),
  kind: v.optional(v.literal("outfit")),
  isOn: v.optional(v.boolean()),
  count: v.optional(v.number()),
  colours: v.optional(v.pipe(v.array(v.string()), v.maxLength(1))),
  place: v.optional(v.strictObject({ x: v.pipe(v.string("An x is a text."), v.regex(/^a/)) })),
});

const app = new Hono();
app.post("/", async (c) => c.json(await readBody(c, contract)));
app.onError((error, c) =>
  errorResponse(
    error,
    c,
    createLog(() => {}),
  ),
);

async function refuse(body: unknown) {
  const answer = await app.request("/", { method: "POST", body: JSON.stringify(body) });
  const { error } = (await answer.json()) as { error: { field?: string; message: string } };
  return [answer.status, error.field, error.message];
}

test.each([
  [{}, "name", "This is missing."],
  [{ name: 7 }, "name", "Must be a text."],
  [{ name: "a" }, "name", "Must have a length of at least 2."],
  [{ name: "a".repeat(6) }, "name", "Must have a length of at most 5."],
  [{ mood: "sad" }, "mood", 'Must be "calm" or "zoomy".'],
  [{ kind: "hat" }, "kind", 'Must be "outfit".'],
  [{ isOn: "yes" }, "isOn", "Must be true or false."],
  [{ count: "1" }, "count", "Must be a number."],
  [{ colours: "red" }, "colours", "Must be a list."],
  [{ colours: ["red", "blue"] }, "colours", "Must have a length of at most 1."],
  [{ place: [7] }, "place.x", "This is missing."],
  [{ place: { x: 7 } }, "place.x", "An x is a text."],
  [{ place: { x: "b" } }, "place.x", "This does not have the right form."],
  [{ secret: "sent" }, "secret", "There is no such field."],
])("a refusal of %j names the field and what it may be", async (part, field, message) => {
  const body = "name" in part || field === "name" ? part : { name: "Luli", ...part };
  expect(await refuse(body)).toEqual([400, field, message]);
});

test.each([null, 7, "text", [], [{ name: "Luli" }]])("%j is refused as a body", async (body) => {
  expect(await refuse(body)).toEqual([400, undefined, "The request must be an object."]);
});
