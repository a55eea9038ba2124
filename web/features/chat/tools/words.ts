// What is said of what one can do with a message.
import { english } from "../../../lib/words/words.ts";

export const toolWords = english("tools", {
  paw: "Give a paw",
  heart: "Give a heart",
  gave: { paw: "You gave a paw", heart: "You gave a heart" },
  copy: "Copy",
  copied: "Copied",
  notCopied: "It could not be copied.",
  aloud: "Read aloud",
  again: (puppy: string) => `${puppy}, say it again`,
  edit: "Change my message",
  editing: "Editing your last message. This uses one more message.",
  cancel: "Cancel",
  remember: "Remember this",
  remembered: (puppy: string) => `${puppy} remembers it`,
  paused: (puppy: string) =>
    `${puppy}'s memory is paused. You can switch it on again in the settings.`,
  unseen: "There is nothing to see in this message.",
  failed: "Nothing has changed",
  earlier: "What was here before",
  noReply: "Nothing was said to it.",
});
