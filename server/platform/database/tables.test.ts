// The types of the tables are those of the database: `npm run tables` writes them anew.
import pg from "pg";
import { expect, test } from "vitest";
import { writeTables } from "../../testing/written/tables-file.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

test("tables.ts says what the catalogue says", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await expect(await writeTables(client)).toMatchFileSnapshot("tables.ts");
  await client.end();
  await database.drop();
});
