// Rules that every line keeps, so that any mixture of them keeps the rules for a reply.
import { describe, expect, test } from "vitest";
import { feelings } from "./lines/feelings.ts";
import { life } from "./lines/life.ts";
import { luli } from "./lines/luli.ts";
import { asksName, knowsName, NAME_HELLOS } from "./lines/names.ts";
import { pastimes } from "./lines/pastimes.ts";
import { always, everyday } from "./lines/everyday.ts";
import { news } from "./lines/news.ts";
import { questions, sum } from "./lines/questions.ts";
import { afterSad, sad } from "./lines/sad.ts";
import { afterCrisis, crisis, safety } from "./lines/safety.ts";
import { social } from "./lines/social.ts";
import { anything, talk } from "./lines/talk.ts";
import { teasing } from "./lines/teasing.ts";
import { tales } from "./lines/tales.ts";
import { tricks } from "./lines/tricks.ts";
import type { Lines } from "./topic.ts";

const topics = [
  safety,
  luli,
  sad,
  social,
  teasing,
  feelings,
  tricks,
  life,
  pastimes,
  questions,
  talk,
  tales,
].flat();
const all: Record<string, Lines> = {
  ...Object.fromEntries(topics.map(({ id, lines }) => [id, lines])),
  crisis,
  afterCrisis,
  afterSad,
  anything,
  sum,
  asksName,
  knowsName,
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
      expect(alwaysSayable(react).length).toBeGreaterThanOrEqual(id === "knowsName" ? 0 : 3);
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

test("each language can say everything in at least two ways, with at most one question", () => {
  const sayings = [...Object.values(always), ...[...everyday, ...news].map(({ said }) => said)];
  for (const said of sayings) {
    expect(Object.keys(said).toSorted()).toEqual(["de", "es", "fr", "ja", "pt"]);
    for (const lines of Object.values(said)) {
      expect(lines.length, lines[0]).toBeGreaterThanOrEqual(2);
      for (const line of lines)
        expect(line.match(/[?\uff1f]/g)?.length ?? 0, line).toBeLessThanOrEqual(1);
    }
  }
});
