// The whole server reads the reported answers: for the client, the database and the next prompt.
import http from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { listen } from "../../../../sandbox/listen.ts";
import { chatFixture } from "../../../testing/chat/chat-fixture.ts";
import {
  createUser,
  errorOf,
  hear,
  messagesCounted,
  post,
  storedChats,
} from "../../../testing/chat/chat.ts";
import { FORMS } from "./forms.cases.ts";
import { MEANT_CASES } from "./meant.cases.ts";
import { ENDS, FRAMES, LOOPS, THOUGHTS } from "./said.cases.ts";
import { bodyOf, type WireCase } from "../../../testing/chat/wire-case.ts";

type RequestBody = { model: string; messages: { role: string; content: string }[] };
const WIRE_CASES = [...THOUGHTS, ...ENDS, ...FRAMES, ...LOOPS, ...FORMS];
const CASES = new Map([...WIRE_CASES, ...MEANT_CASES].map((each) => [each.name, each]));
const asked: RequestBody[] = [];

/** Serves the case that the model is named after. */
const endpoint = http.createServer((incoming, outgoing) => void answer(incoming, outgoing));
const modelUrl = `http://127.0.0.1:${await listen(endpoint)}/v1`;
afterAll(() => endpoint.close().closeAllConnections());

async function answer(incoming: http.IncomingMessage, outgoing: http.ServerResponse) {
  if (incoming.method === "GET") return outgoing.writeHead(404).end();
  const body = (await json(incoming)) as RequestBody;
  const given = CASES.get(body.model)!;
  if (given.redirect !== undefined && incoming.url === "/v1/chat/completions")
    return outgoing.writeHead(given.redirect, { location: "/v2/chat/completions" }).end();
  asked.push(body);
  outgoing.writeHead(200, { "content-type": given.type ?? "text/event-stream" });
  outgoing.end(bodyOf(given));
}

const chat = await chatFixture();

async function talkWith({ name, message = "hello" }: WireCase) {
  const server = await chat.start({ modelUrl, model: name });
  // As every start does: the probe teaches what the template opens.
  await server.model.check();
  const userId = await createUser(server.pool, "Maya");
  await server.pool.query("update puppies set name = 'Moppel' where user_id = $1", [userId]);
  const response = await post(server, userId, message);
  const heard = response.status === 200 ? await hear(response) : null;
  const end = heard?.luli.at(-1) ?? { type: "error", code: (await errorOf(response)).code };
  const [stored] = await storedChats(server.pool, userId);
  const counted = await messagesCounted(server.pool, userId);
  await (await post(server, userId, "and now?")).text();
  const { messages } = asked.at(-1)!;
  return {
    read: end.type === "end" ? (end.text ?? heard!.text) : null,
    code: end.type === "error" ? end.code : null,
    stored: [stored!.status, stored!.response],
    counted,
    toldAgain: messages.find(({ role }) => role === "assistant")?.content ?? null,
  };
}

const outcomeOf = ({ want }: WireCase) => ({
  read: want,
  code: want === null ? "model_failed" : null,
  stored: [want === null ? "failed" : "done", want],
  counted: want === null ? 0 : 1,
  toldAgain: want,
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
