// Every room that speaks. What is missing from a language does not pass the type check.
import type { shellWords } from "../app/words.ts";
import type { authWords } from "../features/auth/words.tsx";
import type { pushWords } from "../features/push/words.ts";
import type { failureWords } from "../lib/failure-words.ts";
import type { Translated } from "../lib/words.ts";
import type { uiWords } from "../ui/words.ts";

type Room =
  | typeof shellWords
  | typeof authWords
  | typeof failureWords
  | typeof pushWords
  | typeof uiWords;

export type Catalog = {
  readonly [R in Room as R["room"]]: Translated<R>;
};
export type WordsOf<Name extends Room["room"]> = Catalog[Name];
