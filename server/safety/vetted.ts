// What Luli says in a crisis, word for word: plain, kind, no model in between. The texts are in answers/, the numbers in helplines.json.
import type { ClosedKind } from "./watch/table.ts";
import type { HelpKind } from "../../shared/contracts/safety.ts";
import type { Language } from "../../shared/contracts/language.ts";
import { ENGLISH, SAFETY_LANGUAGES } from "./languages/all.ts";
import type { VettedTexts } from "./answers/vetted-texts.ts";
import { emergencyNumber, helplineFor, type Helplines } from "./helplines.ts";
import type { Stage } from "./kinds.ts";

export type VettedAnswer = {
  kind: HelpKind;
  language: Language;
  /** Null: unknown; the words then hold everywhere. */
  country: string | null;
  stage?: Stage;
};

/** In the pieces it is streamed in; joined they are the answer. */
export function vettedAnswer(helplines: Helplines, answer: VettedAnswer): string[] {
  const { kind, language, stage = "first" } = answer;
  return fillAll(helplines, answer, textsOf(language).answers[kind][stage]);
}

/** The answer to users who have confirmed that they are under 18. */
export const restingAnswer = (
  helplines: Helplines,
  { language, country }: Pick<VettedAnswer, "language" | "country">,
): string[] => fillAll(helplines, { kind: "minor", language, country }, textsOf(language).resting);

const textsOf = (language: Language) => (SAFETY_LANGUAGES[language] ?? ENGLISH).answers;

function fillAll(
  helplines: Helplines,
  { kind, language, country }: VettedAnswer,
  paragraphs: readonly string[],
): string[] {
  const texts = textsOf(language);
  const values = {
    emergency: emergencyWords(helplines, texts, country, kind),
    line: lineOf(texts, helplineFor(helplines, { country, kind, language })),
  };
  return paragraphs.map((paragraph, at) =>
    at === 0 ? fill(paragraph, values) : `\n\n${fill(paragraph, values)}`,
  );
}

/** What ends a reply in which Luli began to say what she must not. */
export function closingWords(
  helplines: Helplines,
  { kind, language, country }: Pick<VettedAnswer, "language" | "country"> & { kind: ClosedKind },
): string {
  const texts = textsOf(language);
  return fill(texts.closings[kind], {
    emergency: emergencyWords(helplines, texts, country, "medical"),
  });
}

function emergencyWords(
  helplines: Helplines,
  { emergency }: VettedTexts,
  country: string | null,
  kind: HelpKind,
): string {
  const number = emergencyNumber(helplines, country, kind);
  return number === null ? emergency.unknown : fill(emergency.known, { number });
}

function lineOf({ line }: VettedTexts, found: ReturnType<typeof helplineFor>): string {
  if (!found) return line.unknown;
  const { name, hours, number, address } = found;
  return fill(hours === "24/7" ? line.always : line.atTimes, {
    name,
    contact: number ?? address ?? "",
  });
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
