// What the security card of the settings says.
import { english } from "../../lib/words/words.ts";

export const securityWords = english("security", {
  title: "Security",
  app: {
    title: "Authenticator app",
    off: "A code from an app on your phone is asked for after your password. Whoever learns the password alone stays outside.",
    on: "A code of your app is asked for at each sign-in.",
    isOn: "On",
    setUp: "Set up",
    newCodes: "New recovery codes",
    turnOff: "Turn off",
    password: "Your password",
    noPassword: "Please enter your password.",
    goOn: "Continue",
    busy: "One moment...",
    asks: {
      setUp: { title: "Set up an authenticator app", text: "First show that it is you." },
      newCodes: {
        title: "New recovery codes",
        text: "The ones before are good for nothing any more.",
      },
      turnOff: {
        title: "Turn the second factor off",
        text: "Your password alone will sign you in again.",
      },
    },
    scan: "Scan this with the app, or type the key into it.",
    qr: "QR code for your authenticator app",
    key: "Key",
    code: "Code that the app shows",
    noCode: "Please enter the code.",
    confirm: "Turn on",
    codes: {
      title: "Your recovery codes",
      text: "Each one signs you in once when the app is out of reach. Keep them where only you find them: they are not shown again.",
      copy: "Copy",
      copied: "Copied",
      done: "I have kept them",
    },
    turnedOn: {
      title: "Second factor on",
      text: "From now on signing in asks for a code. Everywhere else you were signed out.",
    },
    turnedOff: { title: "Second factor off", text: "Signing in asks for your password alone." },
    failed: "Nothing was changed",
  },
  passkeys: {
    title: "Passkeys",
    text: "Sign in with the finger, face or PIN of your device, without a password and without a code.",
    add: "Add a passkey",
    name: "Name",
    preset: (n: number) => `Passkey ${n}`,
    added: (when: string) => `added ${when}`,
    used: (when: string) => `last used ${when}`,
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    adding: {
      title: "Add a passkey",
      text: "First show that it is you. Then your device asks you.",
    },
    removing: {
      title: "Remove the passkey",
      text: (name: string) =>
        `“${name}” will no longer sign you in. What a passkey has opened elsewhere is signed out.`,
    },
    isAdded: { title: "Passkey added", text: "From now on you can sign in with it." },
    isRemoved: { title: "Passkey removed", text: "It signs nobody in any more." },
  },
  sessions: {
    title: "Where you are signed in",
    /** A browser or a program that we do not know by its name. */
    unknown: "Another browser",
    here: "This browser",
    seen: (when: string) => `last seen ${when}`,
    end: "Sign out",
    endNamed: (device: string) => `Sign out ${device}`,
    endOthers: "Sign out everywhere else",
    ended: { title: "Signed out", text: "That browser has to sign in again." },
    endedOthers: { title: "Signed out", text: "You are signed in here alone." },
    failed: "Nothing was signed out",
  },
});
