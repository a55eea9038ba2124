// What the mails of sign-in and account say. The name is never in them: otherwise anyone could send their own words to any
// address from ours.
import { inEveryLanguage } from "../../../languages/server.ts";
import type { EmailWords } from "../../mail/template.ts";

export type FactorChange =
  | "on"
  | "off"
  | "newCodes"
  | "recoveryCode"
  | "passkeyAdded"
  | "passkeyRemoved";

export type AuthWords = {
  confirm: EmailWords;
  reset: EmailWords;
  existing: EmailWords;
  suspended: EmailWords;
  reinstated: EmailWords;
  confirmChange: EmailWords;
  changeAsked: (newEmail: string) => EmailWords;
  emailChanged: (newEmail: string) => EmailWords;
  passwordChanged: EmailWords;
  /** Such as "Firefox, Windows"; may be empty. */
  newDevice: (device: string) => EmailWords;
  factorChanged: (change: FactorChange) => EmailWords;
  sessionCopied: (device: string) => EmailWords;
  manyGuesses: EmailWords;
};

declare module "../../../languages/server.ts" {
  interface ServerTexts {
    readonly auth: AuthWords;
  }
}

export const authWords = inEveryLanguage("auth", {
  confirm: {
    subject: "Confirm your email for Luli",
    lines: [
      "Woof! Luli is happy to meet you.",
      "Please confirm your email address to start chatting.",
    ],
    link: "Confirm my email",
    closing: "The link works for one hour. If you did not sign up, you can ignore this email.",
  },
  reset: {
    subject: "Choose a new password for Luli",
    lines: [
      "Someone, hopefully you, asked for a new password.",
      "Choose one here, then sign in with it.",
    ],
    link: "Choose a new password",
    closing:
      "The link works once, for one hour. If this wasn't you, ignore this email: nothing has changed.",
  },
  existing: {
    subject: "You already have a Luli account",
    lines: [
      "Someone, hopefully you, signed up with this email address, but you already have an account.",
      "Just sign in. If you forgot your password, you can choose a new one there.",
    ],
    link: "Sign in",
    closing: "If this wasn't you, ignore this email: nothing has changed.",
  },
  suspended: {
    subject: "Your Luli account is suspended",
    lines: [
      "We have suspended your account. You can't sign in for now, and Luli will not write to you.",
      "If you have a subscription, you won't be charged during this time. None of your data is erased.",
    ],
    link: "Write to us",
    closing:
      "If you think this is a mistake, or want your data or account deleted, please write to us.",
  },
  reinstated: {
    subject: "Your Luli account is active again",
    lines: [
      "Your account is no longer suspended. Sign in, and everything is where you left it.",
      "If you have a subscription, it continues. You won't be charged for the time your account was suspended.",
    ],
    link: "Sign in",
    closing: "Luli is happy to see you again.",
  },
  confirmChange: {
    subject: "Confirm your new email for Luli",
    lines: [
      "You asked to use this address for your Luli account.",
      "Please open the link in a browser where you are signed in. Until then, we keep your old address.",
    ],
    link: "Use this address",
    closing:
      "The link works for one hour. If this wasn't you, ignore this email: nothing will change.",
  },
  changeAsked: (newEmail) => ({
    subject: "Someone asked to change the email on your Luli account",
    lines: [
      `Someone, hopefully you, asked to use ${newEmail} for your account.`,
      "Nothing has changed yet: the new address must be confirmed first.",
      "If this wasn't you, choose a new password. That signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If this was you, you don't need to do anything.",
  }),
  emailChanged: (newEmail) => ({
    subject: "The email on your Luli account has changed",
    lines: [
      `Your account now uses ${newEmail}. Please sign in with that address.`,
      "We will no longer email this address.",
    ],
    link: "If this wasn't you, write to us",
    closing: "If this was you, you don't need to do anything.",
  }),
  passwordChanged: {
    subject: "Your Luli password has changed",
    lines: [
      "Your password was changed just now.",
      "If this wasn't you, choose a new one. That signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If this was you, you don't need to do anything.",
  },
  newDevice: (device) => ({
    subject: "A new sign-in to Luli",
    lines: [
      `Someone, hopefully you, signed in to your account from a browser that is new to us${device && `: ${device}`}.`,
      "If this wasn't you, choose a new password. That signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If this was you, you don't need to do anything.",
  }),
  factorChanged: (change) => ({
    subject: "How you sign in to Luli has changed",
    lines: [
      {
        on: "From now on, signing in also asks for a code from your authenticator app. You were signed out everywhere else.",
        off: "Signing in no longer asks for a code from your authenticator app.",
        newCodes: "You have new recovery codes. Your old codes no longer work.",
        recoveryCode:
          "Someone, hopefully you, signed in with one of your recovery codes. That code no longer works.",
        passkeyAdded:
          "A passkey was added to your account. It signs in without your password. If it is not yours, remove it in Settings, under Security.",
        passkeyRemoved:
          "A passkey was removed from your account. It can no longer be used to sign in.",
      }[change],
      "If this wasn't you, choose a new password. That signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If this was you, you don't need to do anything.",
  }),
  sessionCopied: (device) => ({
    subject: "We signed you out of Luli",
    lines: [
      `Two browsers used the same sign-in${device && ` (${device})`}, as if someone had copied it. So we ended it.`,
      "You can sign in again right away. If you did not copy or restore that browser yourself, choose a new password. That signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "You are still signed in everywhere else.",
  }),
  manyGuesses: {
    subject: "Someone is guessing your Luli password",
    lines: [
      "Someone tried many wrong passwords for your account. For one hour, new browsers can't sign in to it.",
      "You can still sign in where you have signed in before. Anywhere else, choose a new password to get in right away.",
    ],
    link: "Choose a new password",
    closing: "No one got in this way. If you are signed in, you don't need to do anything.",
  },
});
