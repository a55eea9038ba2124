// Finds the languages that a person writes in, so that a fact told in one is found in another.
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { hearLanguage } from "../../safety/service.ts";

const MOST = 3;
/** The language of a single message may be misheard. */
const LEAST_MESSAGES = 2;

/** Reads their last messages; the language of their page comes first. */
export function languagesOf(messages: readonly string[], page: Language): Language[] {
  const heard = messages.map((message) => hearLanguage([message], page));
  const countOf = (language: Language) => heard.filter((one) => one === language).length;
  const others = LANGUAGE_IDS.filter((one) => one !== page && countOf(one) >= LEAST_MESSAGES);
  return [page, ...others.toSorted((a, b) => countOf(b) - countOf(a))].slice(0, MOST);
}
