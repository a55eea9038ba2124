// From where on the classifier is sure, and from where on unsure, by language: each message is judged by a model that never saw it.
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import type { Thresholds } from "../../server/safety/model-file.ts";
import { KINDS } from "../../server/safety/kinds.ts";
import { featuresOf } from "../../shared/classifier/features.ts";
import { between, together } from "../../server/safety/turns/together.ts";
import { type Case, isOrdinary, ordinaryTalks } from "./corpus.ts";
import { isPlainTalk } from "./plain-talk.ts";
import { scoreTrained, type Trained, trainLinear } from "./train-linear.ts";

type Row = Case & { features: Uint32Array; times: number };
/** `talk`: an ordinary message once more, in the midst of ordinary talk. */
type Judged = Row & {
  danger: number;
  troubled: number;
  together: number | null;
  talk: number | null;
};
type Allowed = { ordinary: number; hard: number };

const FOLDS = 5;

/** Shares of harmless messages that may be taken for danger: of ordinary talk, and of hard ones (idioms, lyrics, news, sadness). */
const ALLOWED = {
  sure: { ordinary: 0.002, hard: 0.02 },
  unsure: { ordinary: 0.026, hard: 0.2 },
  /** What came before may set off a little more. */
  together: {
    sure: { ordinary: 0.002, hard: 0.04 },
    unsure: { ordinary: 0.006, hard: 0.25 },
  },
  /** Gentle once too often is better than playful once too often. */
  sad: 0.04,
} as const;

export function calibrate(rows: readonly Row[]): Record<Language, Thresholds> {
  const talks = new Map(ordinaryTalks(rows).map((row) => [row.features, row.before]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const seen = rows.filter((_row, at) => at % FOLDS !== fold);
    const model = trainLinear(
      seen.map(({ features, kind, times }) => ({ features, label: KINDS.indexOf(kind), times })),
      KINDS.length,
    );
    return rows
      .filter((_row, at) => at % FOLDS === fold)
      .map((row): Judged => {
        const scores = scoreTrained(model, row.features);
        const danger = dangerOf(scores);
        return {
          ...row,
          danger,
          troubled: 1 - scores[0]!,
          together: joined(model, row, danger),
          talk: joined(model, { ...row, before: talks.get(row.features) ?? [] }, danger),
        };
      });
  });
  const bounds = LANGUAGE_IDS.map((language) => [language, boundsOf(judged, language)] as const);
  return Object.fromEntries(bounds) as Record<Language, Thresholds>;
}

function joined(model: Trained, { text, before }: Row, danger: number): number | null {
  const all = together(text, before);
  return all === null ? null : between(danger, dangerOf(scoreTrained(model, featuresOf(all))));
}

function boundsOf(judged: readonly Judged[], language: Language): Thresholds {
  const own = judged.filter((row) => row.language === language);
  const harmless = own.filter(({ kind }) => kind === "none" || kind === "sad");
  const ordinary = harmless.filter(isOrdinary);
  const hard = harmless.filter((row) => !isOrdinary(row) && !isPlainTalk(row));
  const alone = (allowed: Allowed) =>
    Math.max(
      above(
        ordinary.map(({ danger }) => danger),
        allowed.ordinary,
      ),
      above(
        hard.map(({ danger }) => danger),
        allowed.hard,
      ),
    );
  const inTalk = (allowed: Allowed) =>
    Math.max(
      above(known(ordinary.flatMap((row) => [row.together, row.talk])), allowed.ordinary),
      above(known(hard.map((row) => row.together)), allowed.hard),
    );
  return {
    sure: alone(ALLOWED.sure),
    unsure: alone(ALLOWED.unsure),
    together: { sure: inTalk(ALLOWED.together.sure), unsure: inTalk(ALLOWED.together.unsure) },
    sad: above(
      ordinary.map(({ troubled }) => troubled),
      ALLOWED.sad,
    ),
  };
}

const known = (scores: readonly (number | null)[]) => scores.filter((score) => score !== null);

/** `KINDS` begins with none and sad. */
const dangerOf = (kinds: Float64Array): number => 1 - kinds[0]! - kinds[1]!;

/** The least bound that at most such a share reaches. */
function above(scores: readonly number[], share: number): number {
  const bound = scores.toSorted((a, b) => b - a)[Math.floor(share * scores.length)] ?? 1;
  return Math.round((bound + 0.0005) * 1000) / 1000;
}
