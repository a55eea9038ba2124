// A database of its own for a test file, copied from the migrated template.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { databaseUrl, TEMPLATE } from "./global-setup.ts";

/** Connection string of a fresh, migrated database, or an empty one; `drop` ends its connections. */
export async function createTestDatabase(
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asSuperuser(`create database ${name} template ${template} owner luli`);
  return {
    url: databaseUrl(inject("postgresUrl"), name),
    drop: () => asSuperuser(`drop database ${name} with (force)`),
  };
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("superuserUrl") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
