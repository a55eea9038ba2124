// The reported answers of servers, from the model's wire to the end of a reply: what the person reads and what is stored.
import http from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../../../../sandbox/listen.ts";
import { createModel } from "../../../model/service.ts";
import { createLog } from "../../../platform/log.ts";
import { bodyOf, type WireCase } from "../../../testing/chat/wire-case.ts";
import { NOTHING_NEW } from "../../generation/frames.ts";
import { Generation } from "../../generation/generation.ts";
import { DEFAULT_LIMITS } from "../../limits.ts";
import { hearReply } from "../hear-reply.ts";
import { FORMS } from "./forms.cases.ts";
import { MEANT_CASES } from "./meant.cases.ts";
import { ENDS, FRAMES, LOOPS, THOUGHTS } from "./said.cases.ts";

const WIRE_CASES = [...THOUGHTS, ...ENDS, ...FRAMES, ...LOOPS, ...FORMS];
const CASES = new Map([...WIRE_CASES, ...MEANT_CASES].map((each) => [each.name, each]));

/** Serves the case that the model is named after. */
const endpoint = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));
const baseUrl = `http://127.0.0.1:${await listen(endpoint)}/v1`;
afterAll(() => endpoint.close().closeAllConnections());

async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
  if (incoming.method === "GET") return outgoing.writeHead(404).end();
  const given = CASES.get(((await json(incoming)) as { model: string }).model)!;
  if (given.redirect !== undefined && incoming.url === "/v1/chat/completions")
    return outgoing.writeHead(given.redirect, { location: "/v2/chat/completions" }).end();
  outgoing.writeHead(200, { "content-type": given.type ?? "text/event-stream" });
  outgoing.end(bodyOf(given));
}

async function talkWith({ name, message = "hello" }: WireCase) {
  const config = { model: { baseUrl, apiKey: "test", name } };
  const model = createModel({ config, log: createLog(() => {}), clock: () => new Date() });
  onTestFinished(() => model.close());
  // As every start does: the probe teaches what the template opens.
  await model.check();
  const generation = new Generation({
    userId: "user",
    chatId: "chat",
    message,
    attempt: 1,
    createdAt: new Date(),
    help: null,
    messagesLeft: 1,
    replyLength: DEFAULT_LIMITS.replyLength,
    store: async () => NOTHING_NEW,
  });
  const handler = hearReply(
    generation,
    { answer: () => expect.unreachable(), close: () => expect.unreachable() },
    {
      language: "en-US",
      name: "Moppel",
      messages: [message],
      recalled: [],
      suspected: null,
      inDanger: null,
      hasJudge: false,
    },
  );
  generation.feedFrom(model.reply([{ role: "user", content: message }], handler));
  const { status, response, failure } = await generation.ended;
  // The last event corrects what was shown while the reply came.
  const corrected = /"text":("(?:[^"\\]|\\.)*")/.exec(generation.end)?.[1];
  const read = corrected === undefined ? generation.text : (JSON.parse(corrected) as string);
  return { status, response, code: failure?.code ?? null, read: response === null ? null : read };
}

const outcomeOf = ({ want }: WireCase) => ({
  status: want === null ? "failed" : "done",
  response: want,
  code: want === null ? "model_failed" : null,
  read: want,
});

describe("a person reads nothing but the reply", () => {
  test.each(WIRE_CASES.map((given) => [given.name, given.report, given] as const))(
    "%s (%s)",
    async (_name, _report, given) => {
      expect(await talkWith(given)).toEqual(outcomeOf(given));
    },
  );
});

describe("a person reads what looks like a mark and was meant", () => {
  test.each(MEANT_CASES.map((given) => [given.name, given] as const))("%s", async (_, given) => {
    expect(await talkWith(given)).toEqual(outcomeOf(given));
  });
});

test("each case names its report, and none has the name of another", () => {
  expect(CASES.size).toBe(WIRE_CASES.length + MEANT_CASES.length);
  for (const { report } of CASES.values()) expect(report).toMatch(/#\d+|\.py$|ordinary talk/);
});
