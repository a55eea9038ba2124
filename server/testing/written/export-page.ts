// Writes the tables of docs/data-export.md from what the file holds; what stands above them is written by hand.
import { format } from "oxfmt";
import type { ExportedTable, PersonalTable } from "../../account/export/exported-table.ts";
import { EXPORTED, EXPORTED_TABLES } from "../../account/export/tables.ts";

const MARK = "<!-- `npm run tables` writes all below from server/account/export. -->\n";

function sectionOf(table: PersonalTable): string {
  const { about = "", columns, added = {} }: ExportedTable = EXPORTED[table];
  const rows = [
    ...Object.entries(columns).map(([name, meaning]) =>
      typeof meaning === "string"
        ? `| \`${name}\` | ${meaning} |`
        : `| \`${name}\` | withheld: ${meaning.withheld} |`,
    ),
    ...Object.entries(added).map(([name, { meaning }]) => `| \`${name}\` | ${meaning} |`),
  ];
  return `## \`${table}\`\n\n${about}\n\n| field | meaning |\n| --- | --- |\n${rows.join("\n")}\n`;
}

export async function writeExportPage(page: string): Promise<string> {
  const [head] = page.split(MARK);
  const text = `${head}${MARK}\n${EXPORTED_TABLES.map(sectionOf).join("\n")}`;
  return (await format("data-export.md", text, { printWidth: 100 })).code;
}
