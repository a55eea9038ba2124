// docs/spec-table.md, written from the table.
import { RULES } from "./spec-rules.ts";
import { FOOTER, NAVIGATIONS, PAGES, type PageTexts } from "./spec-table.ts";

const READ_BY = "e2e/spec-table.spec.ts";

const cell = (value: string) => value.replaceAll("|", "\\|");
const row = (...cells: string[]) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");

function pageRows({ path, as, where, texts }: PageTexts): string[][] {
  return texts.map(({ kind, text, times }) => [
    path,
    as,
    kind,
    times ? `${text} (${times} times)` : text,
    where,
  ]);
}

export function specDocument(): string {
  const rules = Object.entries(RULES).map(
    ([section, rows]) => `## ${section}\n\n${table(["rule", "where", "read by"], rows)}\n`,
  );
  return `# The spec, route by route

Written from \`e2e/spec-table.ts\` and \`e2e/spec-rules.ts\`; \`${READ_BY}\` keeps it so. After a change of these:
\`npx playwright test ${READ_BY} --update-snapshots\`.

## Texts

Every one is read in the running page by \`${READ_BY}\`.

${table(["route", "as", "kind", "text", "where"], PAGES.flatMap(pageRows))}

On every page: the navigation ${NAVIGATIONS.visitor.join(", ")} for a visitor, ${NAVIGATIONS.member.join(", ")} when signed in, with Get Started or Sign Out; the footer
${FOOTER.map(({ title, links }) => `${title} (${links.join(", ")})`).join(", ")}.

${rules.join("\n")}`;
}
