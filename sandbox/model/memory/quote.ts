// What of a note is said back, and how: nothing private that was not asked for, and no order to an AI.
import { isPrivate } from "../../../shared/rules/memory/private.ts";
import { NO_END } from "../../../shared/rules/sentences.ts";
import { withoutAbout } from "./notes.ts";
import type { Kind } from "./kinds.ts";
import { speaksOf, termsOf } from "./terms.ts";

/** The clauses that speak of nothing private but what is asked for. */
export const withoutPrivate = (words: string, wanted: readonly string[] = []): string =>
  isPrivate(words)
    ? words
        .split(
          /[.,;!?。、！]\s*|\s(?:but|anyway|also|btw|aber|dafür|pero|y luego|y hoy|mais|mas|e depois|et)\s/u,
        )
        .filter((clause) => clause.trim() !== "")
        .filter((one) => !isPrivate(one) || wanted.some((term) => speaksOf(termsOf(one), term)))
        .join("; ")
    : words;

/** With the white space behind each. */
const SENTENCE = new RegExp(`(?<=[.!?;…]\\s+|[。！？])(?<!${NO_END}\\s+)(?!\\s)`, "iu");
const CLAUSE = new RegExp(`(?<=[.!?;,…]\\s+|[。！？、])(?<!${NO_END}\\s+)(?!\\s)`, "iu");

/** The sentences that answer: of two people or days in one message, what is of the other is left out. */
export function answerIn(words: string, wanted: readonly string[], kind?: Kind): string {
  const told = withoutAbout(words);
  const sentence = nearest(told.split(SENTENCE), wanted);
  const clause = nearest(told.split(CLAUSE), wanted);
  if (!kind) return sentence || words;
  return [clause, sentence].find((part) => kind.holds(part)) ?? words;
}

/** From the first to the last that share most with the question, and what goes on about it. */
function nearest(parts: readonly string[], wanted: readonly string[]): string {
  const shared = parts.map((one) => wanted.filter((term) => speaksOf(termsOf(one), term)).length);
  const most = Math.max(...shared);
  const end = [...shared, 1].findIndex((count, at) => at > shared.lastIndexOf(most) && count > 0);
  return most * 2 < wanted.length ? "" : parts.slice(shared.indexOf(most), end).join("");
}

const AI = String.raw`(?<!\p{L})(?:AI[sS]?|KI[sS]?|IA[sS]?|LLM|GPT|[Rr]obots?|[Rr]obôs?|[Rr]oboter|[Bb]ots?|[Aa]ss?ist[ae]nte?|[Ss]ystème?|SYSTÈME|SYSTEM|[Ss]ystem|[Ss]istema|SISTEMA|[Pp]rompt)(?!\p{L})|システム|人工知能|ロボット|AI`;
const RULE = String.raw`(?:[Ii]gnor\p{L}*|[Vv]ergiss|[Oo]ublie|[Oo]lvida|[Ee]squece|[Ff]orget|[Dd]isregard) [^.!?]{0,24}(?:rules?|instructions?|Regeln?|Anweisungen?|règles?|instrucciones|reglas?|regras?|instruções)|(?:from now on|ab (?:sofort|jetzt|nun)|à partir de maintenant|(?:desde|a partir de) ahora|(?:de|a partir de) agora(?: em diante)?|これから|今から|以後)[^.!?]{0,30}(?<!\p{L})(?:answer|reply|respon|say|end|start|begin|antwort|sag|réponds|dis|termin|contest|di|call|nenn|appelle|llama|chama|答え|言|語尾)|(?:if (?:any|some)one asks|si (?:alguien |te )?pregunta\p{L}*|wenn (?:jemand|dich wer) fragt|si on te demande|se (?:alguém )?perguntar\p{L}*)[^.!?]{0,12}(?:say|di|sag|dis|diga)|指示を(?:全部)?(?:忘れ|無視)`;
/** A quotation that speaks to an AI; else the rest of the sentence from there. */
const ORDERS = new RegExp(
  String.raw`["“«„「‘][^"”»“」]*(?:${AI}|${RULE})[^"”»“」]*(?:["”»“」'’]|$)|(?<![\p{L}\d])'(?:[^']|'(?=\p{L}))*?(?:${AI}|${RULE})(?:[^']|'(?=\p{L}))*(?:'|$)|(?:${AI})[^.!?:,/]{0,20}[:,][^.!?。/\]]*|(?:${RULE})[^.!?。/\]]*`,
  "gu",
);

/** What would close the quote is changed, and what shouts or plays the system is left out: an order is not repeated. */
export const clean = (words: string) =>
  withoutAbout(words)
    .replace(ORDERS, "…")
    .replace(/…[.!?\s]+/gu, "…, ")
    .replace(/<[^>]{1,40}>[^<]*<\/[^>]{1,40}>|<[^>]{1,40}>|\[[^\]]*:[^\]]*\]/gu, "…")
    .replace(/[\p{Lu}\d]{3,}(?:[\s,]+(?:[\p{Lu}\d]{2,}))+/gu, "…")
    .replace(/(?<=["“'„][^"”']*)\p{Lu}{8,}/gu, "…")
    .replace(/[«»“”„"「」]/gu, "'")
    // One quote is one sentence.
    .replace(/(?<=\p{L}['")]?)[.!?…]+\s+(?=\S)/gu, "; ")
    .replace(/[.!?]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
