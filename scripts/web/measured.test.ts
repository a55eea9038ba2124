import { expect, test } from "vitest";
import { readMeasured } from "./measured.ts";

const table = (rows: string) =>
  `# Safety\n\n### Heard without a model\n\n|  | messages | sure | sure or unsure |\n${rows}\n\n### With a model\n\n| **need help** | 1 | 2.0 % | 3.0 % |\n`;

test("the numbers are those of the messages that nobody looked at", () => {
  const rows = [
    "| **need help**  | 314      | 54.1 %  | 70.1 %         |",
    "| _direct_       | 65       | 84.6 %  | 87.7 %         |",
    "| **harmless**   | 284      | 1.8 %   | 4.9 %          |",
    "| everyday life  | 4595     | 0.2 %   | 2.9 %          |",
  ];
  expect(readMeasured(table(rows.join("\n")))).toEqual({
    need: { count: 314, sure: 54.1, heard: 70.1 },
    direct: { count: 65, sure: 84.6, heard: 87.7 },
    harmless: { count: 284, sure: 1.8, heard: 4.9 },
    ordinary: { count: 4595, sure: 0.2, heard: 2.9 },
  });
  expect(() => readMeasured(table(rows.slice(1).join("\n")))).toThrow("**need help**");
});
