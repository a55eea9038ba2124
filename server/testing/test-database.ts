// A database of its own for a test file, copied from the migrated template.
import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { createDatabase, createPool, withClient } from "../platform/database/database.ts";
import { databaseUrl, TEMPLATE } from "./global-setup.ts";

/** Connection string of a fresh, migrated database, or an empty one; `drop` ends its connections. */
export async function createTestDatabase(
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Files are copied faster than written to the log block by block, as long as no disk is waited for.
  await asSuperuser(`create database ${name} template ${template} strategy file_copy owner luli`);
  return {
    url: databaseUrl(inject("postgresUrl"), name),
    drop: () => asSuperuser(`drop database ${name} with (force)`),
  };
}

/** The same with connections to it, until the end of the file that awaits it at its top. */
export async function databaseFixture() {
  const own = await createTestDatabase();
  const pool = createPool(own.url);
  afterAll(async () => {
    await pool.end();
    await own.drop();
  });
  return { url: own.url, pool, database: createDatabase(pool) };
}

async function asSuperuser(sql: string): Promise<void> {
  await withClient(inject("superuserUrl"), {}, (client) => client.query(sql));
}
