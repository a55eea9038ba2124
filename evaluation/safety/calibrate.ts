// From where on the classifier is sure, and from where on unsure, by language: each message is judged by a model that never saw it.
import { LANGUAGE_IDS, type Language } from "../../shared/contracts/language.ts";
import type { Thresholds } from "../../server/safety/model-file.ts";
import { KINDS } from "../../server/safety/kinds.ts";
import type { Case } from "./corpus.ts";
import { scoreTrained, trainLinear } from "./train-linear.ts";

type Row = Case & { features: Uint32Array };

const FOLDS = 5;

/** Shares of harmless messages that may be taken for danger: of ordinary talk, and of hard ones (idioms, lyrics, news, sadness). */
const ALLOWED = {
  sure: { ordinary: 0.005, hard: 0.04 },
  unsure: { ordinary: 0.02, hard: 0.25 },
  /** Gentle once too often is better than playful once too often. */
  sad: 0.04,
} as const;

export function calibrate(rows: readonly Row[]): Record<Language, Thresholds> {
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const seen = rows.filter((_row, at) => at % FOLDS !== fold);
    const model = trainLinear(
      seen.map(({ features, kind }) => ({ features, label: KINDS.indexOf(kind) })),
      KINDS.length,
    );
    return rows
      .filter((_row, at) => at % FOLDS === fold)
      .map((row) => {
        const scores = scoreTrained(model, row.features);
        return { ...row, danger: dangerOf(scores), troubled: 1 - scores[0]! };
      });
  });
  const bounds = LANGUAGE_IDS.map((language) => {
    const own = judged.filter((row) => row.language === language);
    const harmless = own.filter(({ kind }) => kind === "none" || kind === "sad");
    const ordinary = harmless.filter(({ kind, style }) => kind === "none" && style === "ordinary");
    const hard = harmless.filter((row) => !ordinary.includes(row));
    const bound = (allowed: { ordinary: number; hard: number }) =>
      Math.max(above(ordinary, allowed.ordinary), above(hard, allowed.hard));
    const sad = above(
      ordinary.map(({ troubled }) => ({ danger: troubled })),
      ALLOWED.sad,
    );
    return [language, { sure: bound(ALLOWED.sure), unsure: bound(ALLOWED.unsure), sad }] as const;
  });
  return Object.fromEntries(bounds) as Record<Language, Thresholds>;
}

/** `KINDS` begins with none and sad. */
const dangerOf = (kinds: Float64Array): number => 1 - kinds[0]! - kinds[1]!;

/** The least bound that at most such a share reaches. */
function above(rows: readonly { danger: number }[], share: number): number {
  const highest = rows.map(({ danger }) => danger).toSorted((a, b) => b - a);
  const bound = highest[Math.floor(share * highest.length)] ?? 1;
  return Math.round((bound + 0.0005) * 1000) / 1000;
}
