// The files that operators copy start a production server: compose.yaml with the .env of docs/operate.md, and
// deploy/luli.service.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_MODEL_LIMITS } from "../../model/limits.ts";
import { readDockerfile, ROOT } from "../../testing/production/dockerfile.ts";
import { PRODUCTION_ENV } from "../../testing/production/env.ts";
import { readConfig } from "../config.ts";

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const compose = read("compose.yaml");
const service = read("deploy/luli.service");
const pairsIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]));

const [, page = ""] = /^```ini\n(.*?)^```/ms.exec(read("docs/operate.md"))!;
/** Values in the places of the page's samples, which no server takes (samples.test.ts). */
const OWN: Record<string, string> = {
  ...PRODUCTION_ENV,
  SITE: "luli.internal",
  POSTGRES_PASSWORD: "ours",
  OPENAI_API_KEY: "k",
  OPENAI_MODEL: "m",
  SMTP_URL: "smtps://mail.internal",
};
const dotEnv = Object.fromEntries(
  [...page.matchAll(/^(\w+)=/gm)].map(([, name]) => [name!, OWN[name!]!]),
);
/** The environment of our containers, with the values of .env filled in. */
const [, common = ""] = /^x-luli:.*?^ {2}environment:\n(.*?)^ {2}\w/ms.exec(compose)!;
const composed = Object.fromEntries(
  Object.entries(pairsIn(common, /^ {4}(\w+): "?(.*?)"?$/gm)).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+):\?\}/g, (_, asked: string) => dotEnv[asked]!),
  ]),
);
const { env: image } = readDockerfile()["last"]!;
const byCompose = { ...image, ...dotEnv, ...composed };

/** The environment of the unit's server at port 3001, with an environment file that contradicts all of it. */
function runUnit(): Record<string, string> {
  const fromFile = {
    PORT: "3000",
    METRICS_PORT: "9464",
    NODE_ENV: "development",
    ENV_FILE: "/another",
    MIGRATE_AT_START: "",
  };
  const [, line = ""] = /^ExecStart=(.*)$/m.exec(service)!;
  const [program, ...args] = line
    .replaceAll("%i", "3001")
    .replace(/ node server\/main\.ts$/, "")
    .split(" ");
  const said = execFileSync(program!, args, { env: fromFile, encoding: "utf8" });
  return pairsIn(said, /^(\w+)=(.*)$/gm);
}

test("a start needs nothing but compose.yaml and the page's .env", () => {
  expect(readConfig(byCompose)).toMatchObject({
    isProduction: true,
    host: "0.0.0.0",
    port: 3000,
    publicUrl: "https://luli.internal",
    trustedProxies: 1,
    isMigrating: false,
    isSandboxAllowed: false,
    databaseUrl: "postgres://luli:ours@database:5432/luli",
  });
});

/** Variables of Caddy and Postgres, and one whose default the page replaces. */
const OTHERS = ["SITE", "POSTGRES_PASSWORD", "OPENAI_MODEL"];
test.each(Object.keys(dotEnv).filter((name) => !OTHERS.includes(name)))(
  "the page's .env names %s because a start asks for it",
  (name) => {
    const { [name]: _, ...rest } = byCompose as Record<string, string>;
    expect(() => readConfig(rest)).toThrow(name);
  },
);

test("luli.service runs a production server at the port of its name, whatever its environment file says, and migrates by hand", () => {
  const unit = runUnit();
  const env = { DATABASE_URL: "postgres://db/luli", PUBLIC_URL: "https://luli.internal" };
  expect(readConfig({ ...OWN, ...env, ...unit })).toMatchObject({
    isProduction: true,
    port: 3001,
    metrics: { port: null },
    isMigrating: false,
  });
  expect(unit["ENV_FILE"]).toBe("off");
});

/** systemd reads EnvironmentFile= after Environment= and lets it win. */
test("luli.service sets no variable that an environment file could replace", () => {
  expect(service).toMatch(/^EnvironmentFile=/m);
  expect(service).not.toMatch(/^Environment=/m);
});

test("Docker and systemd wait long enough for a stop", () => {
  const { announceMs, graceMs } = readConfig(byCompose).stop;
  const needed = (announceMs + graceMs) / 1_000;
  const [, given] = /stop_grace_period: (\d+)s/.exec(compose)!;
  const [, patience] = /^TimeoutStopSec=(\d+)$/m.exec(service)!;
  for (const seconds of [given, patience]) expect(Number(seconds)).toBeGreaterThan(needed + 2);
});

test("nginx waits longer than the longest reply, and the page says how long", () => {
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(read("deploy/nginx.conf"))!;
  expect(Number(seconds) * 1_000).toBeGreaterThan(DEFAULT_MODEL_LIMITS.totalMs);
  expect(read("docs/operate.md")).toContain(`waits ${seconds} s for one`);
});
