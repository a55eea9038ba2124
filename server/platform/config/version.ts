// The version and date of this release, from package.json.
import fs from "node:fs";

const file = new URL("../../../package.json", import.meta.url);

export const { version: VERSION, released: RELEASED } = JSON.parse(
  fs.readFileSync(file, "utf8"),
) as {
  version: string;
  released: string;
};
