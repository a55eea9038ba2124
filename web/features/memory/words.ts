// What the page of Luli's memories says, and its part of the settings.
import { english } from "../../lib/words/words.ts";
import { plural } from "../../lib/format.ts";

export const memoryWords = english("memory", {
  title: "What Luli remembers",
  lead: "In your words, from your conversations. Health, sexuality and religion are saved only if you ask.",
  puppy: "thinking of you",
  memory: "Memory",
  toggle: {
    label: "Luli remembers",
    hint: "When off, Luli saves nothing new and uses none of these memories.",
  },
  followUps: {
    toggle: {
      label: "Luli asks how it went",
      hint: "Only about what you said yes to: at most once a day, three times a week, and never at night.",
    },
    title: "What Luli will ask about",
    drop: "Do not ask",
  },
  open: "What Luli remembers",
  search: "Search",
  count: (count: number) => plural(count, { one: "# memory", other: "# memories" }),
  paused:
    "Luli isn't picking up new memories right now. What you ask Luli to remember is still saved.",
  nothing: {
    title: "Nothing yet",
    text: "Tell Luli about your people, pets and plans, or say “Remember that my flight leaves on Friday”.",
    action: "Chat with Luli",
  },
  notFound: "No memories found.",
  /** The words are the person's own. */
  quote: (words: string) => `“${words}”`,
  source: "You wrote:",
  edited: "Edited by you",
  private: "At your request",
  pinned: "Pinned",
  pin: "Pin",
  unpin: "Unpin",
  edit: "Edit",
  forget: "Forget",
  /** Of one memory, for who cannot see which row a button stands in. */
  of: (action: string, words: string) => `${action}: ${words}`,
  more: "Show more",
  loading: "Loading...",
  moreFailed: "We couldn't load more memories. Please try again.",
  editing: { title: "Edit memory", label: "What Luli remembers", save: "Save", busy: "Saving..." },
  cancel: "Never mind",
  forgetting: {
    title: "Forget this?",
    text: "Luli will no longer read the message it came from. That message stays in your conversation.",
    action: "Forget this",
    busy: "Forgetting...",
    done: "Forgotten",
  },
  forgettingAll: {
    open: "Forget everything",
    title: "Forget everything?",
    text: "This erases all memories, and Luli will no longer read earlier messages. It can't be undone.",
    action: "Forget everything",
    done: "Everything is forgotten",
  },
  notSaved: "Nothing has changed",
});
