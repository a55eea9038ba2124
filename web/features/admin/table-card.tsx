import type { ReactNode } from "react";

type TableCardProps = {
  label: string;
  /** The first column heads the rows. */
  columns: readonly { key: string; name: ReactNode }[];
  /** The table's rows. */
  children: ReactNode;
};

/** A table that may be wider than a phone: its scroll area is reached by keyboard. */
export function TableCard({ label, columns, children }: TableCardProps) {
  return (
    <div className="card admin-table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
