// The releases in CHANGELOG.md: what is unreleased becomes one, and what one says.

const UNRELEASED = "## Unreleased\n";
const HEADING = /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/gm;

export function cutRelease(changelog: string, version: string, day: string): string {
  const [before, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Error("CHANGELOG.md has no Unreleased.");
  const [news = ""] = after.split(HEADING);
  if (news.trim() === "") throw new Error("CHANGELOG.md has nothing that is unreleased.");
  if (versionsIn(changelog).includes(version))
    throw new Error(`CHANGELOG.md has ${version} already.`);
  return `${before}${UNRELEASED}\n## ${version}, ${day}\n${after}`;
}

/** Writes the day of the release into package.json, whose text is given. */
export function dateRelease(packageJson: string, day: string): string {
  const said = /"released": "[\d-]+"/;
  if (!said.test(packageJson)) throw new Error("package.json says no day of its release.");
  return packageJson.replace(said, `"released": "${day}"`);
}

/** Returns a release's section of the changelog. */
export function notesOf(changelog: string, version: string): string {
  const [, after] = changelog.split(new RegExp(`^## ${version.replaceAll(".", "\\.")}, .*$`, "m"));
  if (after === undefined) throw new Error(`CHANGELOG.md has no ${version}.`);
  return after.split(HEADING)[0]!.trim();
}

export const versionsIn = (changelog: string): string[] =>
  [...changelog.matchAll(HEADING)].map(([, version]) => version!);

/** The day of the newest release, as the changelog has it; null before the first. */
export const releasedOn = (changelog: string): string | null =>
  /^## \d+\.\d+\.\d+, (\d{4}-\d\d-\d\d)$/m.exec(changelog)?.[1] ?? null;
