// Rules that every line keeps, so that any mixture of them keeps the rules for a reply.
import { describe, expect, test } from "vitest";
import {
  acts,
  afterSad,
  aside,
  bad,
  done,
  good,
  heavy,
  listening,
  plan,
  sum,
} from "./lines/acts.ts";
import { MEANINGS } from "./hear.ts";
import { listen } from "../hearing/listen.ts";
import { always } from "./lines/always.ts";
import { events } from "./lines/events.ts";
import { low } from "./lines/feelings.ts";
import { NAME_HELLOS } from "./lines/names.ts";
import { ofHer, ofLuli, taste, teased, truth } from "./lines/of-luli.ts";
import { beyond, treats } from "./lines/requests.ts";
import { afterCrisis, crisis, safety } from "./lines/safety.ts";
import { greetings, manners, partings } from "./lines/social.ts";
import { subjects } from "./lines/subjects.ts";
import { tricks } from "./lines/tricks.ts";
import type { Lines } from "./topic.ts";

const topics = [safety, tricks].flat();
const all: Record<string, Lines> = {
  ...Object.fromEntries(topics.map(({ id, lines }) => [id, lines])),
  crisis,
  afterCrisis,
  names: NAME_HELLOS,
};

const sentences = (line: string) => line.match(/[.!?](?=\s|$)/g)?.length ?? 0;
/** Lines that can be said whatever is known: the vocative may stay empty. */
const alwaysSayable = (lines: string[]) => lines.filter((line) => !/\{(?!,name)name\}/.test(line));

test("topics have ids of their own", () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});

describe.each(Object.entries(all))(
  "%s",
  (id, { react, body = [], ask = [], help = [], actions = [] }) => {
    test("has enough ways to say each part, so that none comes twice running", () => {
      expect(alwaysSayable(react).length).toBeGreaterThanOrEqual(3);
      expect(react.length).toBeGreaterThanOrEqual(4);
      const fewest = (parts: string[][]) =>
        Math.min(...parts.filter((part) => part.length > 0).map((part) => part.length));
      expect(fewest([body, ask])).toBeGreaterThanOrEqual(4);
      expect(fewest([help, actions])).toBeGreaterThanOrEqual(3);
    });

    test("says one sentence at a time, and asks only where asking belongs", () => {
      for (const line of [...react, ...body]) {
        if (id === "joke" && react.includes(line)) continue;
        expect(sentences(line), line).toBe(1);
        expect(line, line).not.toContain("?");
      }
      for (const line of ask) expect(line.match(/\?/g), line).toEqual(["?"]);
    });

    test("holds no action and no emoji inside its words", () => {
      for (const line of [...react, ...body, ...ask, ...help])
        expect(line).not.toMatch(/\*|\p{Extended_Pictographic}/u);
      for (const action of actions) expect(action).toMatch(/^\*[^*.!?]+\*$/);
    });
  },
);

test("no line belongs to two topics", () => {
  // Tricks share their applause; the same list counts once.
  const lists = new Set(
    Object.values(all).flatMap(({ react, body = [], ask = [] }) => [react, body, ask]),
  );
  const lines = [...lists].flat();
  const twice = lines.filter((line, at) => lines.indexOf(line) !== at);
  expect(twice).toEqual([]);
});

test("every help line of a crisis names help in the US, in the UK and everywhere else", () => {
  const foreign = Object.values(always.crisis).flat();
  for (const line of [...(crisis.help ?? []), ...(afterCrisis.help ?? []), ...foreign])
    for (const place of ["988", "116 123", "findahelpline.com"]) expect(line).toContain(place);
});

const SPOKEN = ["de", "en", "es", "fr", "ja", "pt"];
const meanings = [
  truth,
  ofLuli,
  partings,
  manners,
  greetings,
  treats,
  beyond,
  low,
  events,
  subjects,
  acts,
  [taste!, ofHer!, teased!, bad!, good!, plan!, done!, afterSad!, heavy!, sum!, aside!, listening!],
].flat();
const questionsIn = (line: string) => line.match(/[?\uff1f]/g)?.length ?? 0;
const isRiddle = (id: string) => ["joke", "riddle"].includes(id);

describe.each(meanings)("$id", ({ id, style, said }) => {
  test("is answered in every language, in at least two ways", () => {
    expect(["playful", "gentle", "plain"]).toContain(style);
    expect(Object.keys(said).toSorted()).toEqual(SPOKEN);
    for (const [language, lines] of Object.entries(said)) {
      const known = language === "en" && id === "price" ? 1 : 2;
      expect(lines.length, lines[0]).toBeGreaterThanOrEqual(known);
    }
  });

  test("asks at most once, never at parting, and always where it comforts", () => {
    const asked = Object.values(said).flat().map(questionsIn);
    const least = low.some((one) => one.id === id) ? Math.min(...said.en.map(questionsIn)) : 1;
    const most = partings.some((one) => one.id === id) ? 0 : isRiddle(id) ? 2 : 1;
    expect(Math.max(...asked)).toBeLessThanOrEqual(most);
    expect(least).toBe(1);
  });

  test("shares no sentence between two of its lines, so that none comes twice running", () => {
    if (["recommend", "sum"].includes(id)) return;
    for (const lines of Object.values(said)) {
      const general = lines.filter((line) => !line.includes("{about}"));
      const parts = general.flatMap((line) => line.split(/(?<=[.!?\u3002\uff1f])\s*/u));
      const long = parts.filter((one) => one.length > 24);
      expect(new Set(long).size, general[0]).toBe(long.length);
    }
  });
});

test("a name and a cry for help are answered in each of the other languages, a worry in all", () => {
  for (const [id, said] of Object.entries(always))
    expect(Object.keys(said), id).toHaveLength(id === "worried" ? 6 : 5);
});

test("whatever may be heard is answered, and whatever is answered may be heard", () => {
  const heard = [...listen("kinds", "hello").keys()];
  expect(heard.filter((id) => !MEANINGS.has(id))).toEqual([]);
  const general = ["heavy", "listening", "of-luli"];
  expect([...MEANINGS.keys()].filter((id) => !heard.includes(id)).toSorted()).toEqual(general);
});
