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
      "Please confirm your email address, and you can start to chat.",
    ],
    link: "Confirm my email",
    closing: "The link works for one hour. If you did not sign up, please ignore this email.",
  },
  reset: {
    subject: "Choose a new password for Luli",
    lines: [
      "Someone, hopefully you, asked for a new password.",
      "Choose it here, then sign in with it.",
    ],
    link: "Choose a new password",
    closing:
      "The link works once, for one hour. If it was not you, please ignore this email: nothing has changed.",
  },
  existing: {
    subject: "You already have an account with Luli",
    lines: [
      "Someone, hopefully you, signed up with this email address, but you already have an account.",
      "Just sign in. If you forgot your password, you can choose a new one there.",
    ],
    link: "Sign in",
    closing: "If it was not you, please ignore this email: nothing has changed.",
  },
  suspended: {
    subject: "Your account with Luli is suspended",
    lines: [
      "We have suspended your account. Nobody can sign in to it for now, and Luli does not write to you.",
      "If you have a subscription, nothing is charged while this lasts. Nothing of yours is erased.",
    ],
    link: "Write to us",
    closing:
      "If you think that is a mistake, or want your data or your account deleted, please write to us.",
  },
  reinstated: {
    subject: "Your account with Luli is open again",
    lines: [
      "Your account is no longer suspended: sign in, and everything is where it was.",
      "If you have a subscription, it goes on, and what fell due meanwhile is not charged.",
    ],
    link: "Sign in",
    closing: "Luli is happy to see you again.",
  },
  confirmChange: {
    subject: "Confirm your new email for Luli",
    lines: [
      "You asked to use this address for your account with Luli.",
      "Please open the link in a browser where you are signed in. Until then your old address stays.",
    ],
    link: "Use this address",
    closing:
      "The link works for one hour. If it was not you, please ignore this email: nothing changes.",
  },
  changeAsked: (newEmail) => ({
    subject: "Someone asked to change your email for Luli",
    lines: [
      `Someone, hopefully you, asked to use ${newEmail} for your account from now on.`,
      "Nothing has changed yet: the new address must be confirmed first.",
      "If it was not you, choose a new password. It signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If it was you, there is nothing to do here.",
  }),
  emailChanged: (newEmail) => ({
    subject: "Your email for Luli has changed",
    lines: [
      `From now on your account uses ${newEmail}. Please sign in with that address.`,
      "This address gets no more mail from us.",
    ],
    link: "If it was not you, write to us",
    closing: "If it was you, there is nothing to do.",
  }),
  passwordChanged: {
    subject: "Your password for Luli has changed",
    lines: [
      "Your password was changed just now.",
      "If it was not you, choose a new one. It signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If it was you, there is nothing to do.",
  },
  newDevice: (device) => ({
    subject: "A new sign-in to Luli",
    lines: [
      `Someone, hopefully you, signed in to your account from a browser that is new to us${device && `: ${device}`}.`,
      "If it was not you, choose a new password. It signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If it was you, there is nothing to do.",
  }),
  factorChanged: (change) => ({
    subject: "How you sign in to Luli has changed",
    lines: [
      {
        on: "From now on signing in asks for a code of your authenticator app, too. Everywhere else you were signed out.",
        off: "Signing in no longer asks for a code of your authenticator app.",
        newCodes: "You have new recovery codes. The ones before are good for nothing any more.",
        recoveryCode:
          "Somebody, hopefully you, signed in with one of your recovery codes. It works no more.",
        passkeyAdded:
          "A passkey was added to your account. Whoever has it signs in without your password. If it is not yours, remove it in the settings under Security.",
        passkeyRemoved: "A passkey was removed from your account. It signs nobody in any more.",
      }[change],
      "If it was not you, choose a new password. It signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "If it was you, there is nothing to do.",
  }),
  sessionCopied: (device) => ({
    subject: "We signed you out of Luli",
    lines: [
      `Two browsers used one sign-in of yours${device && ` (${device})`}, as if somebody had copied it. So we ended it.`,
      "You can sign in again at once. If you did not copy or restore that browser yourself, choose a new password: it signs everyone out.",
    ],
    link: "Choose a new password",
    closing: "Everywhere else you are signed in as before.",
  }),
  manyGuesses: {
    subject: "Somebody is guessing your password for Luli",
    lines: [
      "Many wrong passwords were tried for your account, so for an hour nobody can sign in from a browser that is new to us.",
      "Where you have signed in before, you still can. Anywhere else, choose a new password: that opens the door at once.",
    ],
    link: "Choose a new password",
    closing: "Nobody has got in by it. If you are signed in, there is nothing to do.",
  },
});
