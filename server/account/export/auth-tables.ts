// Ways to sign in, and where one is signed in, as a person's copy holds them (tables.ts).
import type { ExportedTable } from "./exported-table.ts";

const PASSWORD = "a secret: whoever has it can try to sign in";
const TOKEN = "a secret: whoever has it is let in";

export const AUTH_TABLES: readonly ExportedTable[] = [
  {
    table: "accounts",
    owner: "user_id",
    key: ["id"],
    columns: [
      "id",
      "provider_id",
      "account_id",
      "scope",
      "access_token_expires_at",
      "refresh_token_expires_at",
      "created_at",
      "updated_at",
    ],
    withheld: {
      password: PASSWORD,
      access_token: TOKEN,
      refresh_token: TOKEN,
      id_token: TOKEN,
    },
  },
  {
    table: "sessions",
    owner: "user_id",
    key: ["id"],
    columns: [
      "id",
      "ip_address",
      "user_agent",
      "expires_at",
      "created_at",
      "updated_at",
      "seen_at",
      "refreshed_at",
      "factor",
    ],
    withheld: { token: TOKEN, refresh_number: "a part of the secret in the cookie" },
  },
  {
    table: "second_factors",
    owner: "user_id",
    key: [],
    columns: ["verified"],
    withheld: {
      id: "of the row alone",
      secret: TOKEN,
      backup_codes: TOKEN,
      failed_verification_count: "not used",
      locked_until: "not used",
    },
  },
  {
    table: "passkeys",
    owner: "user_id",
    key: ["id"],
    columns: ["id", "name", "created_at", "used_at"],
    withheld: { public_key: "a key of your device", counter: "of the device alone" },
  },
];
