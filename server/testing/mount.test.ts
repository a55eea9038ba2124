// Tests are told when an answer and its description part ways.
import { expect, test } from "vitest";
import type { AnswerOf } from "../../shared/api/api.ts";
import { createLog } from "../platform/log.ts";
import { mount } from "./mount.ts";

const answering = (answer: unknown) =>
  mount({ database: null as never, clock: () => new Date(), log: createLog(() => {}) }, (route) =>
    route("GET /healthz", () => answer as AnswerOf<"GET /healthz">),
  ).request("/healthz");

test.each([
  ["as it is described", { status: "ok" }, 200],
  ["with a field more", { status: "ok", password: "secret" }, 500],
  ["with a field less", {}, 500],
  ["with another value", { status: "fine" }, 500],
])("an answer %s", async (_, answer, status) => {
  expect((await answering(answer)).status).toBe(status);
});
