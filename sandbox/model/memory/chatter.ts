// What is said to Luli for its own sake, and tells nothing of a life.
import { shareOf } from "../hearing/listen.ts";
import { SELF } from "./asks.ts";
import { WHEN } from "./times.ts";

const KINDS =
  "laugh thanks affection insult goodnight goodbye yes no how-are-you morning evening sing compliment calm teased aside your-age your-body your-food your-sleep your-feelings your-doing";
/** A name, and somebody who is spoken of. */
const NAMED = /(?<=\S )(?!Luli)\p{Lu}\p{Ll}/u;
const SOMEBODY =
  /(?<!\p{L})(?:my|our|her|his|s?he|they|mein\p{L}*|unser\p{L}*|er|sie|mis?|nuestr[oa]s?|él|ella|mon|ma|mes|notre|nos|elle|il|meus?|minhas?|noss[oa]s?|el[ea])(?!\p{L})|[私僕俺]の|うち|父|母|兄|弟|姉|妹|(?<!ルリ.*)(?:好き|すき|嫌い|きらい|苦手)/iu;
const TO_LULI =
  /(?<!\p{L})(?:you|u|ur|your|luli|du|dich|dir|dein\p{L}*|te|ti|tú|tu|contigo|toi|t'\p{L}+|você|vc)(?!\p{L})/iu;
/** "Haha, what a day." */
const EXCLAIMS =
  /^(?:\p{L}*(?:ha|ja|kk|はは)\p{L}*[\s,!、]+)?(?:what an?|was für ein\p{L}*|vaya|qué|quel(?:le)?s?|que|なんて)\s?[^\s,.!?。]+[.!。\s]*$/iu;

export function isChatter(said: string): boolean {
  if (EXCLAIMS.test(said)) return true;
  if ([WHEN, NAMED, SOMEBODY].some((tells) => tells.test(said))) return false;
  if (SELF.test(said) && !TO_LULI.test(said)) return false;
  return shareOf(KINDS, said) > 0.7;
}
