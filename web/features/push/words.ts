// The settings page's row of push messages.
import { english } from "../../lib/words/words.ts";

export const pushWords = english("push", {
  label: "Push Notifications",
  hint: "A friendly message in the early evening, at most once a day. Never at night.",
  blocked: "This browser blocks notifications from Luli. Allow them in its site settings first.",
  unsupported:
    "This browser can't show notifications. On an iPhone, add Luli to the home screen first.",
  elsewhere: "On, but not in this browser yet.",
  turnOnHere: "Turn on here",
  failed: {
    title: "Notifications are still off",
    text: "This browser did not respond. Please try again.",
  },
});
