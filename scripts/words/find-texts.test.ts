// All texts of the interface are in words files, so that they are translated.
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../web/folders.ts";
import { findTexts } from "./find-texts.ts";

/** English by decision, or no part of what people see. */
const OUTSIDE = [
  // Staff only.
  "web/app/pages/admin.tsx",
  "web/features/admin/",
  // Test support.
  "web/features/auth/open-auth.tsx",
  // Search engines read these; the pages are rendered in English (docs/decisions/0004).
  "web/app/public/pages.ts",
];

const textsOf = (source: string) => findTexts("x.tsx", source).map(({ text }) => text);

it.each([
  ["const x = <p>Hello there</p>;", ["Hello there"]],
  ['const x = <a aria-label="Close" />;', ["Close"]],
  ['const x = <Field label={isNew ? "New" : "Old"} />;', ["New", "Old"]],
  ["const x = <p>{`Level ${level}`}</p>;", ["Level"]],
  ['const x = <p>{isOver && "It is over"}</p>;', ["It is over"]],
  ['showToast({ title: "Done", text: words.text });', ["Done"]],
  ['const x = <title>{"Home · Luli"}</title>;', ["Home · Luli"]],
])("finds the text in %s", (source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

it.each([
  "const x = <p className={`a ${b}`}>{words.text}</p>;",
  "const x = <title>{`${words.title} · Luli`}</title>;",
  'const x = <p>{state === "open" ? words.open : words.closed}</p>;',
  'const x = <p>{format("short")} <b>∞</b></p>;',
  'const x = <Puppy label="" />;',
])("finds none in %s", (source) => {
  expect(textsOf(source)).toEqual([]);
});

it("every text of the interface is in its room's words", () => {
  const files = ["web/app", "web/features", "web/ui"].flatMap(sourcesUnder);
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    findTexts(file, fs.readFileSync(path.join(ROOT, file), "utf8")).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

function sourcesUnder(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|words\.tsx?$/.test(file))
    .filter((file) => !OUTSIDE.some((place) => file.startsWith(place)));
}
