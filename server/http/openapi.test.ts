// The description of the API, as a tool of OpenAPI reads it.
import { Validator } from "@seriousme/openapi-schema-validator";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { callNames } from "../../shared/api/api.ts";
import { openapiRoutes } from "./openapi.ts";
import type { Route } from "./route.ts";

type Operation = {
  security?: unknown;
  parameters?: unknown;
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { description?: string; content?: unknown }>;
};

let document: { openapi: string; paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  const app = new Hono();
  const route: Route = (name, handle) =>
    void app.get(name.split(" ")[1]!, async (c) => c.json((await handle({} as never)) as object));
  openapiRoutes(route, "https://luli.example");
  document = (await (await app.request("/openapi.json")).json()) as typeof document;
});

test("document is valid OpenAPI 3.1", async () => {
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test("every call is in it", () => {
  const named = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  expect(named.toSorted()).toEqual([...callNames].toSorted());
});

test("every call has a summary", () => {
  const operations = Object.values(document.paths).flatMap((each) => Object.values(each));
  for (const operation of operations)
    expect(operation).toHaveProperty("summary", expect.stringMatching(/./));
});

test("the chat says what it takes, streams and refuses", () => {
  const chat = document.paths["/functions/v1/chat"]!["post"]!;
  expect(chat.security).toEqual([{ accessToken: [] }]);
  expect(chat.parameters).toMatchObject([
    { name: "Idempotency-Key", in: "header" },
    { name: "Replaces", in: "header" },
    { name: "Heard", in: "header" },
  ]);
  expect(chat.requestBody?.content["application/json"]?.schema).toMatchObject({
    type: "object",
    required: ["messages"],
    additionalProperties: false,
    properties: { messages: { type: "array", minItems: 1, maxItems: 200 } },
  });
  expect(chat.responses["200"]?.content).toEqual({ "text/event-stream": {} });
  expect(chat.responses["402"]?.description).toBe("quota_exceeded");
});
