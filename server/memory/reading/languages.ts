// Which languages somebody writes in, so that what they tell in one is found when they ask in another.
import { type Language, LANGUAGE_IDS } from "../../../shared/contracts/language.ts";
import { hearLanguage } from "../../safety/service.ts";

const MOST = 3;
/** One message alone may be misheard. */
const LEAST_MESSAGES = 2;

/** Of their last messages; the one that their page speaks first. */
export function languagesOf(messages: readonly string[], page: Language): Language[] {
  const heard = messages.map((message) => hearLanguage([message], page));
  const countOf = (language: Language) => heard.filter((one) => one === language).length;
  const others = LANGUAGE_IDS.filter((one) => one !== page && countOf(one) >= LEAST_MESSAGES);
  return [page, ...others.toSorted((a, b) => countOf(b) - countOf(a))].slice(0, MOST);
}
