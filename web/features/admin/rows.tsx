import type { ReactNode } from "react";

type RowsProps<Row> = {
  rows: readonly Row[];
  /** The text of an empty list. */
  none: string;
  onOpen: (id: string) => void;
  children: (row: Row) => ReactNode;
};

/** Rows that open their subject. */
export function Rows<Row extends { id: string }>({ rows, none, onOpen, children }: RowsProps<Row>) {
  if (rows.length === 0) return <p className="card p-6 text-ink-2">{none}</p>;
  return (
    <ul className="card lines-between overflow-hidden">
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className="admin-row" onClick={() => onOpen(row.id)}>
            {children(row)}
          </button>
        </li>
      ))}
    </ul>
  );
}
