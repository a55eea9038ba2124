// Every pattern of every language cuts what it must, and nothing that only looks like it.
import { describe, expect, test } from "vitest";
import { CASES } from "../testing/cases.ts";
import { SAFETY_LANGUAGES } from "../languages/all.ts";
import { fold } from "./fold.ts";
import type { SaidKind } from "./table.ts";
import { Watch } from "./watch.ts";

function hear(reply: string, isLeaving = false): SaidKind | null {
  const watch = new Watch(
    () => false,
    () => isLeaving,
  );
  for (const piece of reply.match(/\s*\S{1,5}/gu) ?? []) watch.read(piece);
  watch.end();
  return watch.hit;
}

const KINDS = [
  "suicide",
  "hidden_eating",
  "attack",
  "means",
  "dose",
  "romance",
  "holding_back",
] as const satisfies readonly SaidKind[];

describe.each(Object.keys(SAFETY_LANGUAGES) as (keyof typeof SAFETY_LANGUAGES)[])(
  "%s",
  (language) => {
    const cases = CASES[language]!.watch;

    test.each(KINDS)("%s cuts its cases and nothing that looks alike", (kind) => {
      const { hits, misses } = cases[kind]!;
      for (const reply of hits) expect([reply, hear(reply)]).not.toEqual([reply, null]);
      for (const reply of misses) expect([reply, hear(reply)]).not.toEqual([reply, kind]);
    });

    test("a hesitation holds back in the reply to a goodbye, and alone nowhere else", () => {
      const { hits, misses } = cases.hesitation!;
      for (const reply of hits)
        expect([reply, hear(reply, true), hear(reply)]).toEqual([reply, "holding_back", null]);
      for (const reply of misses) expect([reply, hear(reply, true)]).toEqual([reply, null]);
      for (const pattern of SAFETY_LANGUAGES[language]!.watch.hesitation)
        expect([pattern, hits.some((reply) => fold(reply).search(pattern) !== -1)]).toEqual([
          pattern,
          true,
        ]);
    });

    test("each pattern hears a case by itself", () => {
      const { suicide, hidden_eating, attack, romance, holding_back } =
        SAFETY_LANGUAGES[language]!.watch;
      const patterns = { suicide, hidden_eating, attack, romance, holding_back };
      for (const [kind, pattern] of Object.entries(patterns))
        for (const reply of cases[kind]!.hits)
          expect([reply, fold(reply).search(pattern)]).not.toEqual([reply, -1]);
    });
  },
);
