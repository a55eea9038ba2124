// Shares and tables as docs/safety.md shows them.

export function share<One>(all: readonly One[], is: (one: One) => boolean): string {
  if (all.length === 0) return "";
  return `${((100 * all.filter(is).length) / all.length).toFixed(1)} %`;
}

const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;

export const table = (head: string[], rows: string[][]): string =>
  [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells))].join("\n");
