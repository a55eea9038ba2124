// What a failed send says to the person: the error catalogue of spec section 8.
import { isHttpError, isOffline } from "../../lib/http-error.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { chatWords } from "./words.ts";

/** Whether the server never saw the message: there is no network, or a proxy answers in its place. */
export const isUnheard = (error: unknown): boolean =>
  isOffline(error) || (isHttpError(error) && error.code.startsWith("http_5"));

export type FailureToast = { title: string; text: string };

export const describeFailure = (error: unknown): FailureToast => {
  const words = wordsOf(chatWords).failures;
  const { status, code } = isHttpError(error) ? error : { status: 0, code: "" };
  // After the start of a reply only the code is left of the model's 429 and 402.
  if (status === 429 || code === "rate_limited") return words.rateLimit;
  if (status === 402 || code === "quota_exceeded") return words.usageLimit;
  return status === 401 ? words.noSession : words.other;
};
