// The settings page's row of push messages.
import { english } from "../../lib/words/words.ts";

export const pushWords = english("push", {
  label: "Push Notifications",
  hint: "A friendly word in the early evening, once a day at most. Never at night.",
  blocked: "This browser blocks notifications from Luli. Allow them in its site settings first.",
  unsupported: "This browser cannot show them. On an iPhone, add Luli to the home screen first.",
  elsewhere: "On, but not in this browser yet.",
  turnOnHere: "Turn on here",
  failed: {
    title: "Notifications are still off",
    text: "This browser could not be reached. Please try again.",
  },
});
