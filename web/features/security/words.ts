// What the security card of the settings says.
import { english } from "../../lib/words/words.ts";

export const securityWords = english("security", {
  title: "Security",
  app: {
    title: "Authenticator app",
    off: "After your password, we ask for a code from an app on your phone. A stolen password is not enough to get in.",
    on: "Each sign-in asks for a code from your app.",
    isOn: "On",
    setUp: "Set up",
    newCodes: "Get new recovery codes",
    turnOff: "Turn off",
    password: "Your password",
    noPassword: "Please enter your password.",
    goOn: "Continue",
    busy: "One moment...",
    asks: {
      setUp: { title: "Set up an authenticator app", text: "First, confirm it's you." },
      newCodes: {
        title: "Get new recovery codes",
        text: "Your old codes will stop working.",
      },
      turnOff: {
        title: "Turn off the authenticator app",
        text: "You will sign in with your password alone.",
      },
    },
    scan: "Scan this with your app, or enter the key.",
    qr: "QR code for your authenticator app",
    key: "Key",
    code: "Code from the app",
    noCode: "Please enter the code.",
    confirm: "Turn on",
    codes: {
      title: "Your recovery codes",
      text: "Each code signs you in once if you can't use the app. Keep them somewhere safe: we won't show them again.",
      copy: "Copy",
      copied: "Copied",
      done: "I've saved them",
    },
    turnedOn: {
      title: "Authenticator app on",
      text: "From now on, signing in asks for a code. You were signed out everywhere else.",
    },
    turnedOff: {
      title: "Authenticator app off",
      text: "You now sign in with your password alone.",
    },
    failed: "Nothing has changed",
  },
  passkeys: {
    title: "Passkeys",
    text: "Sign in with your fingerprint, face or device PIN. No password, no code.",
    add: "Add a passkey",
    name: "Name",
    preset: (n: number) => `Passkey ${n}`,
    added: (when: string) => `added ${when}`,
    used: (when: string) => `last used ${when}`,
    remove: "Remove",
    removeNamed: (name: string) => `Remove ${name}`,
    adding: {
      title: "Add a passkey",
      text: "First, confirm it's you. Then follow the steps on your device.",
    },
    removing: {
      title: "Remove this passkey?",
      text: (name: string) =>
        `“${name}” will no longer sign you in. Other browsers signed in with a passkey are signed out.`,
    },
    isAdded: { title: "Passkey added", text: "You can sign in with it from now on." },
    isRemoved: { title: "Passkey removed", text: "It can no longer be used to sign in." },
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
    ended: { title: "Signed out", text: "That browser will need to sign in again." },
    endedOthers: { title: "Signed out", text: "You are now signed in only here." },
    failed: "Not signed out",
  },
});
