import { expect, it } from "vitest";
import { type Description, hold } from "./hold.ts";
import type { Schema } from "./schema.ts";

const id: Schema = { type: "string", maxLength: 6 };
const small: Schema = {
  type: "object",
  properties: {
    id,
    object: { type: "string", enum: ["small"] },
    count: { type: "integer", nullable: true },
    // An id, or the whole where it was asked for.
    friend: { anyOf: [id, { $ref: "#/components/schemas/small" }], "x-expansionResources": {} },
    friends: { type: "array", items: { $ref: "#/components/schemas/small" } },
    metadata: { type: "object", additionalProperties: { type: "string", maxLength: 3 } },
  },
  required: ["id", "object"],
};
const json = (schema: Schema) => ({ content: { "application/json": { schema } } });
const description: Description = {
  info: { version: "today" },
  paths: {
    "/v1/smalls/{small}": {
      get: {
        parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }],
        responses: { 200: json({ $ref: "#/components/schemas/small" }) },
      },
      post: {
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                properties: {
                  is_on: { type: "boolean" },
                  at: { anyOf: [{ type: "string", enum: [""] }, { type: "integer" }] },
                  items: { type: "array", items: { type: "object", properties: { id } } },
                },
                required: ["is_on"],
                additionalProperties: false,
              },
            },
          },
        },
        responses: {
          200: json({ $ref: "#/components/schemas/small" }),
          default: json({ type: "object", properties: { error: { type: "string" } } }),
        },
      },
    },
  },
  components: {
    schemas: {
      small,
      event: { type: "object", properties: { data: { type: "object" } }, required: ["data"] },
    },
  },
};
const WELL = { id: "s", object: "small" };
const answered = (answer: unknown, status = 200) =>
  hold(description, {
    method: "POST",
    address: "/v1/smalls/s",
    body: "is_on=true",
    status,
    answer: JSON.stringify(answer),
  });
const asked = (body: string) =>
  hold(description, {
    method: "POST",
    address: "/v1/smalls/s",
    body,
    status: 200,
    answer: JSON.stringify(WELL),
  });

it.each([
  [WELL, []],
  [{ ...WELL, count: null, friend: "s2", friends: [WELL], metadata: { any: "one" } }, []],
  [{ ...WELL, more: 1 }, ["small.more: unknown"]],
  [{ object: "small" }, ["small.id: missing"]],
  [{ ...WELL, id: null }, ["small.id: null"]],
  [{ ...WELL, id: "1234567" }, ["small.id: longer than 6"]],
  [{ ...WELL, object: "large" }, ['small.object: "large" is none of its values']],
  [{ ...WELL, count: "1" }, ["small.count: string, not integer"]],
  [{ ...WELL, count: 1.5 }, ["small.count: number, not integer"]],
  [{ ...WELL, friend: WELL }, ["small.friend: an object, not string"]],
  [{ ...WELL, friends: [WELL, { id: "s" }] }, ["small.object: missing"]],
  [{ ...WELL, metadata: { any: "more" } }, ["small.metadata.*: longer than 3"]],
])("of the answer %j differ %j", (answer, expected) => {
  expect(answered(answer)).toEqual(expected);
});

it.each([
  ["is_on=true&at=&items[0][id]=s", []],
  ["is_on=false&at=12", []],
  ["is_on=yes", ["POST /v1/smalls/{small} is_on: a text, not boolean"]],
  ["is_on=true&at=soon", ['POST /v1/smalls/{small} at: "soon" is none of its values']],
  ["is_on=true&items[0][ident]=s", ["POST /v1/smalls/{small} items[].ident: unknown"]],
  ["at=1", ["POST /v1/smalls/{small} is_on: missing"]],
])("of the form %s differ %j", (body, expected) => {
  expect(asked(body)).toEqual(expected);
});

it("holds queries, refusals, events and addresses", () => {
  const get = { method: "GET", body: "", status: 200, answer: JSON.stringify(WELL) };
  expect(hold(description, { ...get, address: "/v1/smalls/s?limit=1&page=2" })).toEqual([
    "GET /v1/smalls/{small} page: unknown",
  ]);
  expect(hold(description, { ...get, address: "/v1/larges/s" })).toEqual([
    "GET /v1/larges/s: no such call",
  ]);
  // Refused requests were wrong on purpose.
  expect(answered({ error: "no" }, 400)).toEqual([]);
  expect(answered(WELL, 400)).toEqual(["id: unknown", "object: unknown"]);
  const event = { data: { object: { ...WELL, more: 1 } } };
  expect(hold(description, { event: JSON.stringify(event) })).toEqual(["small.more: unknown"]);
});

it("says that it does not understand a description, and judges nothing by halves", () => {
  const strange = structuredClone(description);
  Object.assign(strange.components.schemas["small"]!, { oneOf: [] });
  const event = JSON.stringify({ data: { object: WELL } });
  expect(() => hold(strange, { event })).toThrow("oneOf");
});
