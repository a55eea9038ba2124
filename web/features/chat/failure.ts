// What a failed send says to the person: the error catalogue of spec section 8.
import { isHttpError } from "../../lib/http-error.ts";

export type FailureToast = { title: string; text: string };

export const describeFailure = (error: unknown): FailureToast => {
  const { status, code } = isHttpError(error) ? error : { status: 0, code: "" };
  // After the start of a reply only the code is left of the model's 429 and 402.
  if (status === 429 || code === "rate_limited") {
    return { title: "Rate limit exceeded", text: "Please slow down and try again in a moment." };
  }
  if (status === 402 || code === "quota_exceeded") {
    return {
      title: "AI usage limit reached",
      text: "Please upgrade your plan to continue chatting.",
    };
  }
  if (status === 401) return { title: "Not authenticated", text: "Please sign in to chat" };
  return { title: "Chat error", text: "Failed to send message. Please try again." };
};
