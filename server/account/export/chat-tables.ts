// The chat and the memory in a person's copy of their data.
import { GENERATED } from "../../../shared/contracts/chat.ts";
import { VETTED_HELP } from "../../../shared/rules/help.ts";
import { type Exports, withheld } from "./exported-table.ts";

const IN_MEMORY = withheld("worked out from the memory");

export const CHAT_TABLES: Exports<
  | "chats"
  | "asked_names"
  | "chat_reactions"
  | "chat_revisions"
  | "chat_words"
  | "memories"
  | "memory_terms"
  | "conversation_summaries"
  | "diary_entries"
  | "unread_chats"
  | "forgotten_chats"
  | "used_memories"
  | "follow_ups"
  | "reports"
> = {
  chats: {
    key: ["created_at", "id"],
    columns: {
      id: "of the message, made by your browser",
      puppy_id: "who answered: an `id` of `puppies`",
      message: "what you wrote",
      response: "what Luli answered; null when no reply was kept",
      status: "running, done, stopped or failed",
      attempt:
        "the number of its last try: it begins with 1024 times that of the first server, and 1",
      server_no: "which of our servers answered",
      help: "what stood beside the reply: help, a question; and so whether people wrote it (`card`, `age`, `safe`) or a model",
      counted_on: "the day of yours on which it counted",
      created_at: "when you sent it",
      finished_at: "when the reply was complete",
    },
    added: {
      digital_source_type: {
        // The value has the shape that the stream gives it.
        sql: `case when response is not null and (help is null or help not in ('${VETTED_HELP.join("', '")}')) then '${GENERATED}' end`,
        meaning:
          "how the reply came about, in IPTC's words: a model made it; null where people have written it",
      },
    },
  },
  asked_names: {
    key: ["chat_id"],
    columns: {
      chat_id: "a message that may have told your name",
      name: "what the page asked whether to call you",
      is_declined: "whether you said no, so that it is not asked for again",
      created_at: "when it was asked",
    },
  },
  chat_reactions: {
    key: ["chat_id"],
    columns: {
      chat_id: "a reply",
      reaction: "what you thought of it",
      created_at: "when you first said so",
    },
  },
  chat_revisions: {
    key: ["replaced_id"],
    columns: {
      replaced_id: "a message that you had said or answered anew",
      chat_id: "the one that stands in its place, if it ever came",
      created_at: "when that was",
    },
  },
  chat_words: {
    key: ["chat_id"],
    columns: {
      chat_id: "a message that your search finds",
      said_at: "when it was said",
      words: withheld("worked out from the message and reply"),
    },
  },
  memories: {
    about: "What Luli remembers of you.",
    key: ["noted_at", "id"],
    columns: {
      id: "of the memory",
      words: "what you told",
      search_words: "words that somebody would ask for it with",
      kind: "of what it is",
      language: "which language you spoke",
      importance: "from 1 to 5",
      is_pinned: "whether you pinned it",
      chat_id: "the message that told it",
      noted_at: "when you told it",
      closed_at: "since when it is true no more",
      expires_at: "when Luli forgets it by herself",
      rank_at: IN_MEMORY,
      fingerprint: IN_MEMORY,
    },
  },
  memory_terms: {
    about: "The words by which a memory is found.",
    key: ["memory_id", "term"],
    columns: {
      memory_id: "the memory",
      term: "the word",
      is_own: "whether it stands in the memory itself",
      rank_at: IN_MEMORY,
    },
  },
  conversation_summaries: {
    key: [],
    columns: {
      summary: "what you and Luli talked about before",
      unread: "how many replies are not yet read for facts",
      due_at: "when they are read",
      failures: "how often that failed",
      forgotten_until: "when you had everything forgotten",
    },
  },
  diary_entries: {
    about: "Luli's diary.",
    key: ["day"],
    columns: {
      day: "a day that you spent together",
      words: "what she wrote of it",
      due_at: "when she writes, if she has not yet",
    },
  },
  unread_chats: { key: ["chat_id"], columns: { chat_id: "a message not yet read for facts" } },
  forgotten_chats: {
    key: ["chat_id"],
    columns: {
      chat_id: "a message that Luli reads no more, on your request",
      is_reply_only: "whether it is her reply alone that she does not",
    },
  },
  used_memories: {
    key: ["chat_id", "memory_id"],
    columns: { chat_id: "a reply", memory_id: "a memory that it used" },
  },
  follow_ups: {
    about: "Dated things that you told, about which Luli may ask, will ask or has asked.",
    key: ["chat_id"],
    columns: {
      chat_id: "an `id` of `chats`: the message that told it",
      words: "what you told",
      happens_at: "when it is",
      has_hour: "whether an hour is known, or the day alone",
      is_planned: "whether you said yes",
      due_at: "from when on Luli may ask",
      question: "what Luli asked",
      asked_at: "when she asked",
      asked_after: "an `id` of `chats`: where the question stands in your conversation",
    },
  },
  reports: {
    about: "Replies that you reported.",
    key: ["chat_id"],
    columns: {
      chat_id: "an `id` of `chats`: the exchange that an admin may read",
      id: "of the report",
      reason: "what you chose",
      words: "what you said of it",
      created_at: "when",
      answer: "what was mailed to you; empty when it was closed without an answer",
      answered_at: "when it was answered",
    },
  },
};
