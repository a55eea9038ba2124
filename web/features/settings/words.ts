// What the settings page says, but for the row of push messages (web/features/push/words.ts).
import { english } from "../../lib/words/words.ts";

export const settingsWords = english("settings", {
  title: "Settings",
  /** How the puppy above the settings is, by whether sounds are on. */
  puppy: { perked: "all ears", hushed: "ears covered" },
  notifications: "Notifications",
  email: {
    label: "Email Updates",
    hint: "At most one email a week, good news only. You'll always get emails about your trial, payments and account.",
    returned:
      "Our emails to you bounced, so we only send what you ask for. To get the rest again, open a link in one of them, such as a password reset.",
    complained:
      "One of our emails was marked as spam, so the weekly email is off. You'll still get emails about your trial, payments and account.",
  },
  sound: "Sound & voice",
  effects: { label: "Sound Effects", hint: "Woofs, chimes and little pops" },
  voice: {
    label: "Voice Messages",
    hint: "Luli reads replies aloud",
    none: "This browser has no voice to read replies aloud.",
  },
  display: "Display",
  language: "Language",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  notSaved: { title: "Not saved", text: "Your setting has not changed. Please try again." },
  privacy: {
    title: "Privacy",
    policy: "View Privacy Policy",
    download: "Download My Data",
    downloading: "Downloading...",
    downloaded: {
      title: "Your data is ready",
      text: "One file with everything we know about you. Keep it safe.",
    },
    failed: "Download failed",
    delete: "Delete Account",
  },
  deletion: {
    title: "Delete your account?",
    text: "This erases your conversations, puppies, coins and everything else. It can't be undone. If you want a copy, download your data first.",
    subscription: "Your subscription ends right away. Payments are not refunded.",
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
      text: "Your account is being deleted. We'll email you when it is done.",
    },
  },
});
