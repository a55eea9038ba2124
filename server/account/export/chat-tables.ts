// The tables of the chat as a person's copy of their data shows them.
import { GENERATED } from "../../../shared/contracts/chat.ts";
import { VETTED_HELP } from "../../../shared/rules/help.ts";
import type { ExportedTable } from "./exported-table.ts";

export const CHAT_TABLES: readonly ExportedTable[] = [
  {
    table: "chats",
    owner: "user_id",
    key: ["created_at", "id"],
    columns: [
      "id",
      "puppy_id",
      "message",
      "response",
      "status",
      "attempt",
      "server_no",
      "help",
      "counted_on",
      "created_at",
      "finished_at",
    ],
    // The value has the shape that the stream gives it.
    added: {
      digital_source_type: `case when response is not null and (help is null or help not in ('${VETTED_HELP.join("', '")}')) then '${GENERATED}' end`,
    },
  },
  {
    table: "asked_names",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "name", "is_declined", "created_at"],
  },
  {
    table: "chat_reactions",
    owner: "user_id",
    key: ["chat_id"],
    columns: ["chat_id", "reaction", "created_at"],
  },
  {
    table: "chat_revisions",
    owner: "user_id",
    key: ["replaced_id"],
    columns: ["replaced_id", "chat_id", "created_at"],
  },
];
