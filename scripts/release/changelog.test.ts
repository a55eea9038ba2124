import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";
import { cutRelease, dateRelease, notesOf, releasedOn, versionsIn } from "./changelog.ts";

const OLD = "# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-01-02\n\n- Luli sits.\n";
const NEW = OLD.replace("## Unreleased\n", "## Unreleased\n\n- Luli lies down.\n");

test("unreleased changes become a release, and the next one begins", () => {
  const cut = cutRelease(NEW, "0.3.0", "2026-11-23");
  expect(cut).toContain("## Unreleased\n\n## 0.3.0, 2026-11-23\n\n- Luli lies down.\n");
  expect(versionsIn(cut)).toEqual(["0.3.0", "0.2.0"]);
  expect(notesOf(cut, "0.3.0")).toBe("- Luli lies down.");
  expect(notesOf(cut, "0.2.0")).toBe("- Luli sits.");
  expect(releasedOn(cut)).toBe("2026-11-23");
  expect(releasedOn("# Changelog\n\n## Unreleased\n")).toBeNull();
});

test("a release without news, one that was made, and one that nobody made are refused", () => {
  expect(() => cutRelease(OLD, "0.3.0", "2026-11-23")).toThrow("nothing that is unreleased");
  expect(() => cutRelease(NEW, "0.2.0", "2026-11-23")).toThrow("0.2.0 already");
  expect(() => notesOf(NEW, "0.9.0")).toThrow("no 0.9.0");
});

test("package.json says the day of the newest release", () => {
  const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
  const dated = dateRelease(read("package.json"), "2027-02-03");
  expect(JSON.parse(dated)).toMatchObject({ released: "2027-02-03" });
  const { released } = JSON.parse(read("package.json")) as { released: string };
  expect(released).toBe(releasedOn(read("CHANGELOG.md")) ?? released);
  expect(() => dateRelease("{}", "2027-02-03")).toThrow("package.json says no day");
});

test("CHANGELOG.md can become the next release", () => {
  const changelog = fs.readFileSync(path.join(ROOT, "CHANGELOG.md"), "utf8");
  const next = changelog.replace("## Unreleased\n", "## Unreleased\n\n- Luli flies.\n");
  const cut = cutRelease(next, "99.0.0", "2026-11-23");
  expect(versionsIn(cut)[0]).toBe("99.0.0");
});
