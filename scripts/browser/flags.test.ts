// The flags as a browser really gets them: a stand-in for one writes down how it was started.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { CHROMIUM_ARGS } from "./flags.ts";

it("features that Playwright turns off in Chromium stay off", async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-flags-"));
  const executablePath = path.join(dir, "browser");
  const said = path.join(dir, "arguments");
  fs.writeFileSync(executablePath, `#!/bin/sh\nprintf '%s\\n' "$@" > ${said}\n`, { mode: 0o755 });
  try {
    await expect(chromium.launch({ executablePath, args: CHROMIUM_ARGS })).rejects.toThrow(
      "closed",
    );
    const lists = fs
      .readFileSync(said, "utf8")
      .split("\n")
      .filter((argument) => argument.startsWith("--disable-features="))
      .map((argument) => argument.slice("--disable-features=".length).split(","));
    expect(lists).toHaveLength(2);
    const [playwrights, ours] = lists;
    expect(ours).toEqual(expect.arrayContaining(playwrights!));
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
});
