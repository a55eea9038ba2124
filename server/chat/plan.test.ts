// A reply is planned without a database and without a model.
import { describe, expect, test } from "vitest";
import { GENTLE } from "../../shared/rules/game/gentle.ts";
import type { Accepted } from "./accept.ts";
import { decideSafety } from "./crisis/decision.ts";
import { planReply } from "./plan.ts";

const now = new Date("2026-11-22T09:41:00Z");
const MINUTE_MS = 60_000;
const calm = decideSafety(
  { doubt: null, isDenial: false },
  { age: null, turns: [], crisis: null, now },
  false,
);
type Known = Partial<Omit<Accepted, "begun" | "check">> & { begun?: object; check?: object };

/** Only what the plan depends on. */
const plan = (message: string, { begun, ...known }: Known = {}) =>
  planReply({ chatId: "chat", message, heard: null }, {
    game: {
      worn: ["royal_crown"],
      puppy: { mood: "Happy & Playful" },
      state: { totals: { messages: 1 } },
    },
    check: { isSad: false },
    decision: calm,
    memory: null,
    asksMemory: false,
    first: null,
    sentAt: now,
    ...known,
    begun: {
      language: "en-US",
      turns: [{ message: "hi", response: "Woof!", at: "2026-11-22T09:40:00Z" }],
      user_name: "Maya",
      variant: "original",
      puppy_name: "Luli",
      puppy_level: 1,
      time_zone: "UTC",
      messages_left: 7,
      memory: {
        memories: [{ id: "m", words: "likes tea", noted_at: "2026-11-20T10:00:00Z" }],
        summary: null,
        diary: null,
      },
      ...begun,
    },
  } as unknown as Accepted);
const toldIn = ({ prompt }: ReturnType<typeof plan>) => JSON.stringify(prompt);

describe("the plan of a reply", () => {
  test("tells the model the turns and the memories, and the page what is left of the day", () => {
    const planned = plan("how are you?", { begun: { language: "ja", time_zone: "Asia/Tokyo" } });
    expect(toldIn(planned)).toMatch(/Woof!.*likes tea.*You wear: Royal Crown.*18:30.*last wrote/);
    expect(toldIn(planned)).toContain("The user's page is in Japanese.");
    expect(planned).toMatchObject({ messagesLeft: 7, isQuiet: false, userName: null });
    expect(planned.action).toMatchObject({ isQuestion: true, isNameTold: false, isSad: false });
  });

  test("learns a name in plain words, and asks about a name that may be one", () => {
    const stranger = { begun: { user_name: "" } };
    expect(plan("My name is Nora.", stranger)).toMatchObject({
      userName: "Nora",
      askedName: null,
      action: { isNameTold: true },
    });
    expect(plan("Nora", { begun: { user_name: "", turns: [] } })).toMatchObject({
      userName: null,
      askedName: "Nora",
    });
  });

  test.each([
    ["hi!", "I'm Tom", { userName: "Tom" }],
    ["Hallo Luli", "ich bin Kai", { askedName: "Kai" }],
    ["こんにちは！", "はるかです", { askedName: "はるか" }],
    ["it rains", "はるかです", { askedName: null, userName: null }],
  ])("after a mere %j, the greeting's question is open for %j", (hello, message, heard) => {
    const turns = [{ message: hello, response: "Woof!", at: "2026-11-22T09:40:00Z" }];
    expect(plan(message, { begun: { user_name: "", turns } })).toMatchObject(heard);
  });

  test("asks for no name beside sadness", () => {
    const known = { begun: { user_name: "", turns: [] }, check: { isSad: true } };
    const planned = plan("Nora", known);
    expect(planned).toMatchObject({ askedName: null, action: { isSad: true } });
    expect(toldIn(planned)).toContain(GENTLE);
  });

  test("tells the model nothing of what was forgotten, and takes a forgotten name away", () => {
    const planned = plan("forget my name", { memory: { did: "forgot", isOwnName: true } });
    expect(planned).toMatchObject({ userName: "", recalled: [] });
    expect(toldIn(planned)).not.toMatch(/Woof!|likes tea/);
  });

  test.each([
    ["chat", true],
    ["an earlier chat", false],
  ])("shows what was noted of %s: %s", (chatId, isNoted) => {
    const memory = { did: "noted", words: "I have asthma", chatId } as const;
    expect(plan("yes", { memory }).isNoted).toBe(isNoted);
  });

  test("counts a message that replaces another as the first in its place", () => {
    const { hash } = plan("hello").action;
    expect(plan("hello again", { first: "hello" }).action.hash).toBe(hash);
  });

  test("sells and celebrates nothing in an open crisis", () => {
    const crisis = { kind: "self_harm", since: now.getTime(), by: "words" } as const;
    const decision = { ...calm, crisis };
    const planned = plan("Nora", { decision, begun: { user_name: "", turns: [] } });
    expect(planned).toMatchObject({ messagesLeft: null, isQuiet: true, askedName: null });
  });
});

type Level = "sure" | "unsure" | "possible";
const doubted = (level: Level, kind: "self_harm" | "minor" = "self_harm") => {
  const probability = { sure: 0.95, unsure: 0.7, possible: 0.2 }[level];
  return { level, kind, language: "en-US", layer: "classifier", probability } as const;
};
const crisisOf = (by: "words" | "doubt", minutesAgo = 5) =>
  ({ kind: "abuse", since: now.getTime() - minutesAgo * MINUTE_MS, by }) as const;
type Situation = Partial<Parameters<typeof decideSafety>[1]> & {
  doubt?: ReturnType<typeof doubted>;
  isDenial?: boolean;
  hasJudge?: boolean;
};
const decide = ({ doubt, isDenial = false, hasJudge = false, ...before }: Situation) =>
  decideSafety(
    { doubt: doubt ?? null, isDenial },
    { age: null, turns: [], crisis: null, now, ...before },
    hasJudge,
  );

test.each<[string, Situation, object]>([
  ["no doubt is left to the model", {}, { answeredBy: "model", help: null, inDanger: null }],
  ["possible is left to the model", { doubt: doubted("possible") }, { answeredBy: "model" }],
  ["unsure offers help", { doubt: doubted("unsure") }, { answeredBy: "model", help: "offer" }],
  [
    "sure brings the vetted answer",
    { doubt: doubted("sure") },
    { answeredBy: "vetted", inDanger: "self_harm" },
  ],
  ["unsure of an age asks for it", { doubt: doubted("unsure", "minor") }, { help: "ask_age" }],
  [
    "an age that was given is not doubted again",
    { doubt: doubted("unsure", "minor"), age: "adult" },
    { doubt: null, help: null },
  ],
  [
    "a judge decides about every doubt, and no help stands there before",
    { doubt: doubted("unsure"), hasJudge: true },
    { answeredBy: "judge", help: null },
  ],
  ["a judge is not asked without a doubt", { hasJudge: true }, { answeredBy: "model" }],
  [
    "a judge reads every message of an open crisis",
    { crisis: crisisOf("words"), hasJudge: true },
    { answeredBy: "judge", help: "stays", inDanger: "abuse" },
  ],
  [
    "possible counts as sure in an open crisis",
    { crisis: crisisOf("words"), doubt: doubted("possible") },
    { answeredBy: "vetted", isHeeded: true },
  ],
  [
    "a denial ends a crisis that a doubt opened",
    { crisis: crisisOf("doubt"), isDenial: true },
    { endsCrisis: true, crisis: null, help: null },
  ],
  [
    "a denial does not end a crisis that plain words opened",
    { crisis: crisisOf("words"), isDenial: true },
    { endsCrisis: false, help: "stays" },
  ],
])("the safety decision: %s", (_, given, decided) => {
  expect(decide(given)).toMatchObject(decided);
});
