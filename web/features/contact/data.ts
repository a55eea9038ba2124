// Sending a message from the contact page.
import { mutationOptions } from "@tanstack/react-query";
import type { ContactRequest } from "../../../shared/contracts/contact.ts";
import { call } from "../../lib/http.ts";
import { wordsOf } from "../../lib/words/words.ts";
import { contactWords } from "./words.ts";

/** "Sending..." shows for at least this long (spec section 9). */
const SENDING_MS = 1000;

async function send(request: ContactRequest): Promise<void> {
  const [answer] = await Promise.allSettled([
    call("POST /api/contact", { body: request, isPublic: true }),
    new Promise((resolve) => setTimeout(resolve, SENDING_MS)),
  ]);
  if (answer.status === "rejected") throw answer.reason;
}

export const sendMutation = mutationOptions({
  mutationFn: send,
  // The message fails at once without a network instead of waiting unnoticed.
  networkMode: "always",
  meta: { failure: () => ({ title: wordsOf(contactWords).failed }) },
});
