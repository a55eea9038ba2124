// The words of the mails that open doors. The name is never in them: otherwise anyone could send their own words to any
// address from ours.
import { letter } from "../letter.ts";
import type { Mail } from "../mail.ts";

export const confirmLetter = (to: string, url: string): Mail =>
  letter(to, {
    subject: "Confirm your email for Luli",
    lines: [
      "Woof! Luli is happy to meet you.",
      "Please confirm your email address, and you can start to chat.",
    ],
    link: { label: "Confirm my email", url },
    closing: "The link works for one hour. If you did not sign up, please ignore this email.",
  });

export const resetLetter = (to: string, url: string): Mail =>
  letter(to, {
    subject: "Choose a new password for Luli",
    lines: [
      "Someone, hopefully you, asked for a new password.",
      "Choose it here, then sign in with it.",
    ],
    link: { label: "Choose a new password", url },
    closing:
      "The link works once, for one hour. If it was not you, please ignore this email: nothing has changed.",
  });

export const existingLetter = (to: string, url: string): Mail =>
  letter(to, {
    subject: "You already have an account with Luli",
    lines: [
      "Someone, hopefully you, signed up with this email address, but you already have an account.",
      "Just sign in. If you forgot your password, you can choose a new one there.",
    ],
    link: { label: "Sign in", url },
    closing: "If it was not you, please ignore this email: nothing has changed.",
  });
