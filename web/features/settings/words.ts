// What the settings page says, but for the row of push messages (web/features/push/words.ts).
import { english } from "../../lib/words/words.ts";

export const settingsWords = english("settings", {
  title: "Settings",
  /** How the puppy above the settings is, by whether sounds are on. */
  puppy: { perked: "all ears", hushed: "ears covered" },
  notifications: "Notifications",
  email: {
    label: "Email Updates",
    hint: "At most one letter a week, with good news only. Mails about your trial, payments and account always come.",
    returned:
      "Mail to your address comes back, so only what you ask for is sent there. Once you open a link that we mailed there, such as that of a forgotten password, everything comes again.",
    complained:
      "A mail of ours was marked as spam, so there are no letters any more. Mails about your trial, payments and account still come.",
  },
  sound: "Sound & voice",
  effects: { label: "Sound Effects", hint: "Woofs, chimes and little pops" },
  voice: {
    label: "Voice Messages",
    hint: "Luli reads replies aloud",
    none: "This browser has no voice. Where there is one, Luli reads replies aloud.",
  },
  display: "Display",
  language: "Language",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  notSaved: { title: "Not saved", text: "Your setting is as it was. Please try again." },
  privacy: {
    title: "Privacy",
    policy: "View Privacy Policy",
    download: "Download My Data",
    downloading: "Downloading...",
    downloaded: {
      title: "Your data is here",
      text: "One file with everything we know of you. Keep it well.",
    },
    failed: "Download failed",
    delete: "Delete Account",
  },
  deletion: {
    title: "Delete your account?",
    text: "Your conversations, your puppies, your coins and everything else are erased. Nobody can bring them back; if you want a copy, download your data first.",
    subscription: "Your subscription ends at once. What is paid is not paid back.",
    confirmation: "Type your email to confirm",
    wrongConfirmation: (email: string) => `Please type ${email}.`,
    password: "Your password",
    noPassword: "Please enter your password.",
    action: "Delete my account",
    busy: "Deleting...",
    keep: "Never mind",
    failed: "Nothing was deleted",
    farewell: {
      title: "Goodbye, and thank you",
      text: "Your account is being deleted. A mail tells you when it is done.",
    },
  },
});
