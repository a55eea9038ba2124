// The last mail.
import { letter } from "../letter.ts";
import type { Mail } from "../mail.ts";

export const goodbyeLetter = (to: string, publicUrl: string): Mail =>
  letter(to, {
    subject: "Your account with Luli is deleted",
    lines: [
      "It is done: your account, your conversations and everything you and Luli have earned are erased.",
      "If you had a subscription, it has ended, and nothing more is charged.",
      "Thank you for the time together. If you ever come back, Luli will be happy to meet you.",
    ],
    link: { label: "Write to us", url: `${publicUrl}/contact` },
    closing: "If it was not you, please tell us. This is our last mail.",
  });
