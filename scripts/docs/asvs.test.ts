// docs/asvs goes through OWASP's ASVS 5.0, levels 1 and 2: each item once, none missing, each with a verdict, and every test that a verdict
// names is there.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";

/** The numbers of the standard, `section: items of level 1 / items of level 2`. */
const STANDARD = `
1.1:  / 1 2
1.2: 1 2 3 4 5 / 6 7 8 9
1.3: 1 2 / 3 4 5 6 7 8 9 10 11
1.4:  / 1 2 3
1.5: 1 / 2
2.1: 1 / 2 3
2.2: 1 2 / 3
2.3: 1 / 2 3 4
2.4:  / 1
3.2: 1 2 / 
3.3: 1 / 2 3 4
3.4: 1 2 / 3 4 5 6
3.5: 1 2 3 / 4 5
3.7:  / 1 2
4.1: 1 / 2 3
4.2:  / 1
4.3:  / 1 2
4.4: 1 / 2 3 4
5.1:  / 1
5.2: 1 2 / 3
5.3: 1 2 / 
5.4:  / 1 2 3
6.1: 1 / 2 3
6.2: 1 2 3 4 5 6 7 8 / 9 10 11 12
6.3: 1 2 / 3 4
6.4: 1 2 / 3 4
6.5:  / 1 2 3 4 5
6.6:  / 1 2 3
6.8:  / 1 2 3 4
7.1:  / 1 2 3
7.2: 1 2 3 4 / 
7.3:  / 1 2
7.4: 1 2 / 3 4 5
7.5:  / 1 2
7.6:  / 1 2
8.1: 1 / 2
8.2: 1 2 / 3
8.3: 1 / 
8.4:  / 1
9.1: 1 2 3 / 
9.2: 1 / 2 3 4
10.1:  / 1 2
10.2:  / 1 2
10.3:  / 1 2 3 4
10.4: 1 2 3 4 5 / 6 7 8 9 10 11
10.5:  / 1 2 3 4 5
10.6:  / 1 2
10.7:  / 1 2 3
11.1:  / 1 2
11.2:  / 1 2 3
11.3: 1 2 / 3
11.4: 1 / 2 3 4
11.5:  / 1
11.6:  / 1
12.1: 1 / 2 3
12.2: 1 2 / 
12.3:  / 1 2 3 4
13.1:  / 1
13.2:  / 1 2 3 4 5
13.3:  / 1 2
13.4: 1 / 2 3 4 5
14.1:  / 1 2
14.2: 1 / 2 3 4
14.3: 1 / 2 3
15.1: 1 / 2 3
15.2: 1 / 2 3
15.3: 1 / 2 3 4 5 6 7
16.1:  / 1
16.2:  / 1 2 3 4 5
16.3:  / 1 2 3 4
16.4:  / 1 2 3
16.5:  / 1 2 3
17.1:  / 1
17.2:  / 1 2 3 4
17.3:  / 1 2`;

const numbers = (level: 1 | 2) =>
  STANDARD.trim()
    .split("\n")
    .flatMap((line) => {
      const [section, items = ""] = line.split(": ");
      const ofLevel = items.split("/")[level - 1]!.trim();
      return ofLevel === "" ? [] : ofLevel.split(" ").map((item) => `${section}.${item}`);
    })
    .toSorted();

const files = fs.globSync("docs/asvs/v*.md", { cwd: ROOT });
const text = files.map((file) => fs.readFileSync(path.join(ROOT, file), "utf8")).join("\n");
const items = [
  ...text.matchAll(/^\*\*V([\d.]+)\*\* \(L([12])\) Verify .+\n\n([A-Z][a-z ]+): (.+)$/gm),
].map(([, number, level, verdict, why]) => ({
  number: number!,
  level: Number(level),
  verdict: verdict!,
  why: why!,
}));

test.each([1, 2] as const)("every item of level %i is there, and once", (level) => {
  const found = items.filter((item) => item.level === level).map(({ number }) => number);
  expect(found.toSorted()).toEqual(numbers(level));
});

test("each has a verdict, and nothing of level 1 is open", () => {
  const DONE = ["Holds", "Does not apply", "Left to the operator"];
  const open = items.filter(({ verdict }) => !DONE.includes(verdict));
  expect(open.filter(({ level }) => level === 1)).toEqual([]);
  expect(open.filter(({ verdict }) => !["Half", "Does not hold"].includes(verdict))).toEqual([]);
  const page = fs.readFileSync(path.join(ROOT, "docs/security.md"), "utf8");
  const [, told = ""] = /Not wholly met, all of level 2: ([\d., ]+)\. /.exec(page) ?? [];
  expect(told.split(", ").toSorted()).toEqual(open.map(({ number }) => number).toSorted());
});

test("every test that is named is there", () => {
  const missing = items.flatMap(({ number, why }) =>
    [...why.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`((?: "[^"]+")*)/g)].flatMap(
      ([, file, names]) => {
        const at = path.join(ROOT, file!);
        if (!fs.existsSync(at)) return [`${number}: ${file}`];
        const source = fs.readFileSync(at, "utf8");
        return [...names!.matchAll(/"([^"]+)"/g)].flatMap(([, name]) =>
          source.includes(name!) ? [] : [`${number}: ${file} ${name}`],
        );
      },
    ),
  );
  expect(missing).toEqual([]);
});
