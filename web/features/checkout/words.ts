// What is said when a checkout does not come about (spec section 8).
import type { ToastMessage } from "../../ui/toast-queue.ts";

export const SIGN_IN_TO_SUBSCRIBE: ToastMessage = {
  title: "Please sign in",
  text: "You need to be signed in to subscribe.",
  tone: "error",
};

export const CHECKOUT_FAILED: ToastMessage = {
  title: "Checkout failed",
  text: "Failed to start checkout. Please try again.",
  tone: "error",
};
