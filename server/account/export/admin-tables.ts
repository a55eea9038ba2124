// The tables of the administration that belong to a person's copy of their data.
import type { ExportedTable } from "./exported-table.ts";

export const ADMIN_TABLES: readonly ExportedTable[] = [
  {
    table: "security_events",
    owner: "person_id",
    key: ["id"],
    columns: ["id", "kind", "network", "detail", "count", "first_at", "last_at"],
    withheld: { hour: "worked out from `first_at`" },
  },
  {
    table: "mail_suppressions",
    owner: "user_id",
    key: [],
    columns: ["email", "reason", "detail", "created_at"],
  },
  {
    table: "person_notes",
    owner: "user_id",
    key: ["id"],
    columns: ["id", "words", "created_at"],
    withheld: { author_id: "an admin's: who it was is in the log" },
  },
];
