// A person's copy of their data: every table about them, with what each column means to them. docs/data-export.md is written from it.
import { ACCOUNT_TABLES } from "./account-tables.ts";
import { CHAT_TABLES } from "./chat-tables.ts";
import type { Exports, PersonalTable } from "./exported-table.ts";
import { GAME_TABLES } from "./game-tables.ts";
import { SUBSCRIPTION_TABLES } from "./subscription-tables.ts";

export const EXPORTED: Exports<PersonalTable> = {
  ...ACCOUNT_TABLES,
  ...CHAT_TABLES,
  ...GAME_TABLES,
  ...SUBSCRIPTION_TABLES,
};

export const EXPORTED_TABLES = Object.keys(EXPORTED) as PersonalTable[];
