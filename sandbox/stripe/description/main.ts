// `npm run stripe:held -- openapi.spec3.json`: runs the tests that stand on the stand-in, and holds what they ask of
// it, what it answers and what it tells against Stripe's description (https://github.com/stripe/openapi,
// latest/openapi.spec3.json). docs/stripe-sandbox.md lists what came of it.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { StripeTraffic } from "../heard.ts";
import { API_VERSION } from "../world.ts";
import { type Description, hold } from "./hold.ts";

/** The description leaves them out, the SDK's types demand them. */
const ON_PURPOSE = new Set(
  "subscription_item.plan charge.source product.type recurring.trial_period_days"
    .split(" ")
    .map((name) => `${name}: unknown`),
);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Say where Stripe's description is.");
const description = JSON.parse(fs.readFileSync(file, "utf8")) as Description;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-stripe-heard-"));
const heardFile = path.join(folder, "heard.jsonl");
fs.writeFileSync(heardFile, "");

const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "related", "--run", "sandbox/stripe/heard.ts"],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      STRIPE_HEARD: heardFile,
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, "write-down.ts")).href}`,
    },
  },
);
const lines = fs.readFileSync(heardFile, "utf8").split("\n").filter(Boolean);
fs.rmSync(folder, { recursive: true });
const counted = new Map<string, number>();
for (const line of lines)
  for (const difference of new Set(hold(description, JSON.parse(line) as StripeTraffic)))
    if (!ON_PURPOSE.has(difference)) counted.set(difference, (counted.get(difference) ?? 0) + 1);
for (const [difference, times] of [...counted].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(`${String(times).padStart(6)} ${difference}`);
console.log(
  `${lines.length} calls and events, ${counted.size} differences; the SDK speaks ${API_VERSION}, the description \
is ${description.info.version}.`,
);
if (status !== 0 || lines.length === 0 || counted.size > 0) process.exitCode = 1;
