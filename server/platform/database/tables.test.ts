// The types of the tables are those of the database, and the page about the export has its columns: `npm run tables` writes both anew.
import fs from "node:fs";
import { expect, test } from "vitest";
import { databaseFixture } from "../../testing/test-database.ts";
import { writeExportPage } from "../../testing/written/export-page.ts";
import { writeTables } from "../../testing/written/tables-file.ts";

const { pool } = await databaseFixture();
const PAGE = new URL("../../../docs/data-export.md", import.meta.url).pathname;

test("tables.ts says what the catalogue says", async () => {
  await expect(await writeTables(pool)).toMatchFileSnapshot("tables.ts");
});

test("docs/data-export.md says what the export holds", async () => {
  await expect(await writeExportPage(fs.readFileSync(PAGE, "utf8"))).toMatchFileSnapshot(PAGE);
});
