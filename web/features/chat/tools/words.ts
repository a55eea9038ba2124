// What is said of what one can do with a message.
import { english } from "../../../lib/words/words.ts";

export const toolWords = english("tools", {
  paw: "Give a paw",
  heart: "Give a heart",
  gave: { paw: "You gave a paw", heart: "You gave a heart" },
  copy: "Copy",
  copied: "Copied",
  notCopied: "We couldn't copy this. Please select the text and copy it yourself.",
  aloud: "Read aloud",
  again: "Get another reply",
  edit: "Edit message",
  editing: "Editing your last message. This uses one more message.",
  cancel: "Cancel",
  remember: "Remember this",
  remembered: (puppy: string) => `${puppy} will remember this`,
  paused: (puppy: string) => `${puppy}'s memory is paused. You can turn it back on in Settings.`,
  unseen: "This message has no visible text.",
  failed: "Nothing has changed",
  earlier: "Earlier versions",
  noReply: "No reply.",
});
