// The wires of every family that sandbox/model plays: what is learnt of each, and what each says is wrong.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAMILIES } from "../../sandbox/model/families/all.ts";
import { type Family, USAGE } from "../../sandbox/model/families/family.ts";
import { FOUND, play, type Played, WORDS } from "../../sandbox/model/families/play.ts";
import { parseLoosely } from "../memory/parse-loosely.ts";
import { readConfig } from "../platform/config.ts";
import type { WiredConfig } from "../platform/context.ts";
import { createLog } from "../platform/log.ts";
import type { ModelConfig } from "../platform/config/model.ts";
import { STOPS } from "./stream/templates.ts";
import { type CompleteOptions, createModel, type Model, Trouble, type Use } from "./service.ts";

const SAID = "My name is Maya and I like tea.";
const TOKENS = { tokens: 50 };

function open(
  { apiKey, extraHeaders, model: name }: Family,
  { baseUrl }: Played,
  given: Partial<ModelConfig> = {},
) {
  const config = {
    ...readConfig({}),
    model: { baseUrl, name, apiKey, extraHeaders, ...given },
  } as WiredConfig;
  const lines: string[] = [];
  const used: Use[] = [];
  const alarms: string[] = [];
  const log = createLog((line) => lines.push(line));
  const onUse = (use: Use) => used.push(use);
  const alarm = ({ kind }: Trouble) => void alarms.push(kind);
  const model = createModel({ config, log, clock: () => new Date() }, { onUse, alarm });
  return { model, lines, used, alarms };
}

type OpenFamily = ReturnType<typeof open> & { played: Played };
const opened = new Map<Family, OpenFamily>();
beforeAll(async () => {
  for (const family of FAMILIES) {
    const played = await play(family);
    opened.set(family, { played, ...open(family, played) });
  }
});
afterAll(async () => {
  for (const { model, played } of opened.values()) {
    model.close();
    await played.stop();
  }
});

const all = FAMILIES.map((family) => [family.name, family] as const);
const having = (trouble: keyof Family["troubles"]) =>
  all.filter(([, { troubles }]) => troubles[trouble]);
const REPLY = WORDS.join("");
/** A talk of so many turns before the message. */
const talk = (content: string, turns = 0, said = "woof") => [
  { role: "system" as const, content: "Be kind." },
  ...Array.from({ length: turns }, () => [
    { role: "user" as const, content: said },
    { role: "assistant" as const, content: said },
  ]).flat(),
  { role: "user" as const, content },
];
const ask = (model: Model, content: string, more: Partial<CompleteOptions> = {}) =>
  model.complete(talk(content), { ...TOKENS, ...more });
async function troubleOf(model: Model, content: string) {
  const error: unknown = await ask(model, content).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Trouble);
  return error as Trouble;
}

describe.each(all)("%s", (_, family) => {
  test("the family is known from public sources", () => {
    for (const source of family.sources) expect(source).toMatch(/^https:\/\/[^ ]+$/);
  });

  test("the probe finds the family well, and later requests are not refused", async () => {
    const { model, played } = opened.get(family)!;
    expect(await model.check()).toEqual({ state: "well", problem: null });
    expect(await ask(model, SAID)).toEqual({ text: REPLY, finish: "stop" });
    const before = played.asked.length;
    expect((await ask(model, SAID)).text).toBe(REPLY);
    expect(played.asked.length).toBe(before + 1);
  });

  test("says what a reply took, or it is guessed", async () => {
    const { model, used } = opened.get(family)!;
    await ask(model, SAID);
    const { tokensIn, isGuessed } = used.at(-1)!;
    expect(isGuessed ? "guessed" : tokensIn).toBe(
      family.tellsUsage ? USAGE.prompt_tokens : "guessed",
    );
  });

  test("a long talk goes on, and one that is longer than the context goes on with its last words", async () => {
    const { model, played } = opened.get(family)!;
    expect((await model.complete(talk(SAID, 20), TOKENS)).text).toBe(REPLY);
    expect(played.asked.at(-1)!.messages).toHaveLength(42);
    expect((await model.complete(talk(SAID, 10, "woof ".repeat(140)), TOKENS)).text).toBe(REPLY);
    const roles = played.asked.at(-1)!.messages.map(({ role }) => role);
    expect(roles.length < 22).toBe(family.context !== undefined);
    expect(roles.slice(0, 2)).toEqual(["system", "user"]);
    expect(played.cut()).toBe(0);
  });

  test("a reply that is given up is let go", async () => {
    const { model, played } = opened.get(family)!;
    const { promise: begun, resolve, reject } = Promise.withResolvers<string>();
    const handler = { onContent: resolve, onEnd: () => {}, onTrouble: reject };
    const giveUp = model.reply(talk(`${SAID} wire:hold`), handler);
    expect(await begun).toBe(WORDS[0]);
    giveUp();
    await expect.poll(() => played.held()).toBe(0);
  });

  test("a failure before the first word is trouble, and the same message is answered later", async () => {
    const { model } = opened.get(family)!;
    expect((await troubleOf(model, `${SAID} wire:flaky`)).kind).toBe("down");
    expect((await ask(model, `${SAID} wire:flaky`)).text).toBe(REPLY);
  });

  test("a failure in the middle is trouble, and the ends of length and filter are told apart", async () => {
    const { model } = opened.get(family)!;
    expect((await troubleOf(model, `${SAID} wire:breaks`)).kind).toBe("down");
    const cut = { text: "Woof! I am here. And then", finish: "length" };
    expect(await ask(model, `${SAID} wire:length`)).toEqual(cut);
    expect(await ask(model, `${SAID} wire:filtered`)).toMatchObject({ finish: "content_filter" });
    const refused = { finish: family.troubles.filter ? "content_filter" : "stop" };
    expect(await ask(model, `${SAID} wire:filter`)).toMatchObject(refused);
  });

  test("JSON is answered, with structured output and without", async () => {
    const json = { name: "reading", schema: { type: "object" } };
    const { text } = await ask(opened.get(family)!.model, SAID, { json });
    expect(parseLoosely(text)).toEqual(FOUND);
  });

  test("the family gets stop strings unless it refused them", () => {
    const { asked } = opened.get(family)!.played;
    const [first, last] = [asked[0]!, asked.at(-1)!];
    expect(first.stop).toEqual(STOPS);
    expect(STOPS.length).toBeLessThanOrEqual(4);
    const isRefused = family.refuse({ ...last, stop: STOPS }) !== null;
    expect(last.stop).toEqual(isRefused ? undefined : STOPS);
  });
});

test.each(having("account"))("%s says that the account is empty", async (_, family) => {
  const { model, alarms } = opened.get(family)!;
  expect((await troubleOf(model, `${SAID} wire:account`)).kind).toBe("account");
  expect(alarms.at(-1)).toBe("account");
  expect(model.condition().problem).toBe("Our account there is used up.");
});

test.each(having("busy"))("%s says that it has too much to do", async (_, family) => {
  const { kind, retryAfter } = await troubleOf(opened.get(family)!.model, `${SAID} wire:busy`);
  expect(kind).toBe("busy");
  expect(retryAfter === null || retryAfter === 7).toBe(true);
});

test.each(having("name"))("%s says that it has no such model", async (_, family) => {
  const { model } = open(family, opened.get(family)!.played, { name: "gone" });
  expect((await troubleOf(model, SAID)).kind).toBe("name");
  model.close();
});

test.each(having("key"))(
  "%s says that the key is wrong, and the log nothing secret",
  async (_, family) => {
    const { played, lines } = opened.get(family)!;
    const wrong = "sk-wrong-and-secret";
    const extraHeaders = family.extraHeaders && { "api-key": wrong };
    const stranger = open(family, played, { apiKey: wrong, extraHeaders });
    expect((await troubleOf(stranger.model, SAID)).kind).toBe("key");
    expect(`${lines.join()}${stranger.lines.join()}`).not.toMatch(/sk-wrong|Maya|flagged_input/);
    stranger.model.close();
  },
);
