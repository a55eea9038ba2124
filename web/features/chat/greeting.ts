// The greeting at the beginning of the conversation. The page makes it; it is stored nowhere.

import type { Translated } from "../../lib/words/words.ts";
import type { chatWords } from "./words.ts";

export const greet = (
  words: Translated<typeof chatWords>,
  puppyName: string,
  userName: string,
): string =>
  userName.trim() === ""
    ? words.greetStranger(puppyName)
    : words.greetFriend(puppyName, userName.trim());
