import Download from "lucide-react/icons/download";
import { formatNumber } from "../../../lib/format.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/section.tsx";
import { TableCard } from "../table-card.tsx";

type Cell = string | number | null;

/** `show` formats a value, `share` fills its cell. Neither changes the CSV file. */
export type ShownColumn<Row> = {
  key: string;
  name: string;
  of: (row: Row) => Cell;
  show?: (value: Cell, row: Row) => string;
  share?: (row: Row) => number | null;
};

type NumberTableProps<Row> = {
  title: string;
  /** Explains how to read the table. */
  note: string;
  /** The file's name. */
  name: string;
  /** The first column names the row. */
  columns: readonly ShownColumn<Row>[];
  /** Rows are sorted newest first. */
  rows: readonly Row[];
};

export function NumberTable<Row>({ title, note, name, columns, rows }: NumberTableProps<Row>) {
  return (
    <Section
      title={title}
      headClassName="mb-2"
      action={
        <a
          className="btn btn-soft btn-sm"
          href={csvAddress(columns, rows)}
          aria-label={`CSV of ${title}`}
          download={`luli-${name}.csv`}
        >
          <Icon of={Download} />
          CSV
        </a>
      }
    >
      <p className="mb-4 text-[15px] text-ink-3">{note}</p>
      <TableCard label={title} columns={columns}>
        {rows.map((row) => (
          <NumberRow key={String(columns[0]!.of(row))} columns={columns} row={row} />
        ))}
      </TableCard>
    </Section>
  );
}

function NumberRow<Row>({ columns, row }: { columns: readonly ShownColumn<Row>[]; row: Row }) {
  const [first, ...others] = columns;
  return (
    <tr>
      <th scope="row">{shown(first!, row)}</th>
      {others.map((column) => {
        const share = column.share?.(row) ?? null;
        return (
          <td
            key={column.key}
            className={`num ${share === null ? "" : "cohort"}`}
            style={share === null ? undefined : { "--share": share }}
          >
            {shown(column, row)}
          </td>
        );
      })}
    </tr>
  );
}

function shown<Row>({ of, show }: ShownColumn<Row>, row: Row): string {
  const value = of(row);
  if (value === null) return "–";
  if (show) return show(value, row);
  return typeof value === "number" ? formatNumber(value) : value;
}

/** Returns the table as CSV (RFC 4180) in a data address. It holds our own names and numbers alone, so nothing needs quoting. */
function csvAddress<Row>(columns: readonly ShownColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => columns.map(({ of }) => of(row) ?? ""));
  const csv = [columns.map(({ key }) => key), ...lines].map((cells) => `${cells.join(",")}\r\n`);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv.join(""))}`;
}
