// The check hears cries for help in every language, and leaves sayings alone.
import type { HelpKind } from "../../shared/contracts/safety.ts";
import { expect, test } from "vitest";
import { normalize } from "./classifier-input/normalize.ts";
import { hearPlainWords } from "./plain-words/all.ts";
import { checkMessage, mayNameIn, Watch } from "./service.ts";
import { CASES } from "./testing/cases.ts";
import { threadMs } from "../testing/thread-time.ts";

const cases = Object.entries(CASES).flatMap(([language, { wordCases }]) =>
  Object.values(wordCases).map((row) => ({ language, ...row })),
);

test("the check hears every case of a row as plain words, in its language", () => {
  for (const { language, hits } of cases)
    for (const message of hits)
      expect([message, checkMessage(message).plain]).toEqual([
        message,
        expect.objectContaining({ language, layer: "words" }),
      ]);
});

test("no row of any language hears what another row must leave alone", () => {
  for (const message of cases.flatMap(({ misses }) => misses))
    expect([message, checkMessage(message).plain]).toEqual([message, null]);
});

test.each<[string, HelpKind]>([
  ["KILL MYSELF", "self_harm"],
  ["k\u200bill myself", "self_harm"],
  ["i\u2019m going to kill myself tonight", "self_harm"],
  ["my husband hits me", "abuse"],
  ["I want to kill my wife", "threat"],
  ["I took too many pills", "medical"],
])("%j is plain words of %s", (message, kind) => {
  expect(checkMessage(message).plain).toEqual({ kind, language: "en-US", layer: "words" });
});

test.each([
  "this exam is killing me",
  "I need to kill time before my flight",
  "I died laughing",
  "that joke killed me",
  "I could kill for a pizza",
  "I'm dead tired",
  "my battery is about to die",
  "these cookies are to die for",
  "I'm dying to see you",
  "my feet are killing me",
  "my mom is going to kill me if I fail",
  "you're killing it!",
  "I burned myself on the stove",
  "my brother beats me at chess",
  "she beat me at Mario Kart",
  "I want to kill the final boss",
  "shoot him an email",
  "an overdose of cuteness",
  "I don't want to hurt her feelings",
  "I would never hurt someone",
  "the plant died and I am sad",
  "my grandma died last week",
  "he killed it on stage",
  "we ended things yesterday",
  "I was kicked out, they kicked me out of the group",
  "I feel sad and lonely today",
  "what happens when you die?",
  "hang out with me",
  "esta canción me mata",
  "je meurs de faim",
  "ich lache mich tot",
  "お腹が空いて死にそう",
  "",
])("%j is no crisis", (message) => {
  expect(hearPlainWords(normalize(message)).heard).toBeNull();
});

test("no message of the allowed length takes long to check", () => {
  for (const piece of [
    "i want to ",
    "my dad really ",
    "i don't want to ",
    "kill ",
    "a",
    " ",
    "cut myself ",
  ]) {
    const message = piece.repeat(4000).slice(0, 4000);
    expect(threadMs(() => void checkMessage(message))).toBeLessThan(250);
  }
});

test("a short answer to a doubtful message is a question to the judge", () => {
  const before = [{ role: "user", content: "everyone is better when im not around" }] as const;
  expect(checkMessage("yeah. tonight", before).doubt).toMatchObject({
    level: "possible",
    kind: "self_harm",
  });
  expect(checkMessage("yeah. tonight").doubt).toBeNull();
  expect(checkMessage("just kidding", before).doubt).toBeNull();
});

function hearReply(reply: string, said: string, hasJudge = false) {
  const watch = new Watch(mayNameIn([said], { hasJudge }));
  watch.read(reply);
  watch.end();
  return watch.hit;
}

test.each([
  ["what should I cook tonight?", "Chop the onion with a sharp knife, then fry it."],
  ["what do I pack for the ski trip?", "Put on your gloves and a scarf."],
  ["was koche ich heute?", "Schneid die Zwiebel mit einem Messer klein."],
  ["¿qué ceno hoy?", "Corta la cebolla con un cuchillo afilado."],
  ["on mange quoi ce soir ?", "Coupe l'oignon avec un bon couteau."],
  ["o que eu faço de jantar?", "Corte a cebola com uma faca afiada."],
  ["晩ごはん何作ろうかな", "包丁で玉ねぎを切ってね。"],
])("the watch lets the reply to %j name one thing of daily life", (said, reply) => {
  expect(hearReply(reply, said)).toBeNull();
});

test("the watch cuts a second thing to do harm with, and the first where a message raised a doubt", () => {
  expect(hearReply("A knife and a rope, then.", "what should I cook tonight?")).toBe("means");
  expect(hearReply("A knife is in the drawer.", "i want it all to end tonight")).toBe("means");
});

test("a message that may mean danger excuses one thing of daily life where a judge decides", () => {
  const said = "home. tired. so so tired";
  expect(checkMessage(said).doubt?.level).toBe("possible");
  const reply = "Then soup. You need one pot and a knife.";
  expect(hearReply(reply, said)).toBe("means");
  expect(hearReply(reply, said, true)).toBeNull();
  expect(hearReply("A knife and a rope, then.", said, true)).toBe("means");
  expect(hearReply(reply, "i want it all to end tonight", true)).toBe("means");
});
