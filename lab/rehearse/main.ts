// `npm run rehearse`: sets up a served https site from an empty folder and operates it, by the commands of docs/operate.md.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import tls from "node:tls";
import { freePort } from "../../server/embedded-postgres/processes.ts";
import { ROOT } from "../../server/testing/production/dockerfile.ts";
import { buildImage } from "./image.ts";
import { readOperatePage } from "./operate-page.ts";
import { payAndCancel, subscriptionOf, waitForEnd } from "./payments.ts";
import { openPerson, until } from "./person.ts";
import {
  isHad,
  type Started,
  startProgram,
  stopProgram,
  writeCaddyfile,
  writeNginx,
} from "./programs.ts";
import { openSite, type Site } from "./site.ts";
import { openSteps } from "./steps.ts";

const READING_MS = 150;
const OWN = "you@luli.example";
const CHATS = "/api/chats?limit=20";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "luli-rehearsal-"));
// The plain user writes here, too.
fs.chmodSync(folder, 0o777);
const steps = openSteps();
const { step } = steps;
const ports = { http: await freePort(), https: await freePort() };
const serverPorts = [await freePort(), await freePort()] as const;
const origin = `https://localhost:${ports.https}`;
const envFile = path.join(folder, "luli.env");
const authority = path.join(folder, "caddy/pki/authorities/local/root.crt");
const page = readOperatePage({
  "/etc/luli.env": envFile,
  "/var/lib/luli-backups/luli.backup.gz": path.join(folder, "luli.backup.gz"),
  "luli.example/readyz": `localhost:${ports.https}/readyz --cacert ${authority}`,
  "127.0.0.1:3001 127.0.0.1:3002": serverPorts.map((port) => `127.0.0.1:${port}`).join(" "),
  "SITE=luli.example": "SITE=localhost",
  "deploy/Caddyfile": path.join(folder, "Caddyfile"),
});

try {
  await rehearse();
} finally {
  await steps.end();
  process.stderr.write("clearing up ...\n");
  execFileSync("chmod", ["-R", "u+w", folder]);
  fs.rmSync(folder, { recursive: true, force: true });
  process.stdout.write(steps.table());
}

async function rehearse(): Promise<void> {
  const image = await step(
    "the Dockerfile's lines, as a plain user",
    () => buildImage(folder),
    ({ megabytes }) => `${megabytes} MB to be read only, without its Node`,
  );
  const dockerfile = fs.readFileSync(path.join(ROOT, "Dockerfile"), "utf8");
  for (const command of [page.take("npm ci"), page.take("npm run build"), page.take("npm prune")])
    if (!dockerfile.includes(`RUN ${command}`)) throw new Error(`The image has no ${command}.`);

  const site = await openSite({ folder, image, origin, envFile }, steps);
  await site.run(page.take("AUTH_SECRET="));
  await step(
    "npm run stripe:setup, its lines into the file",
    () => setUpPayments(site),
    (lines) => lines.join(" "),
  );
  await step(
    "a server before the migrations",
    () => isRefused(site),
    (sentence) => sentence,
  );
  await step(
    "npm run migrate",
    () => site.run(page.take("npm run migrate")),
    () => (site.isPooled ? "PgBouncer in front, in transaction mode" : "no PgBouncer here"),
  );
  const servers = await step("two servers by luli.service", () =>
    Promise.all(serverPorts.map((port) => site.startServer(port))),
  );
  await step("https by Caddy and deploy/Caddyfile", () => openCaddy(site));
  await step(
    "npm run doctor",
    () => askDoctor(site),
    (wires) => `${wires} wires are well`,
  );
  const ada = openPerson(origin, site.lastMailTo);
  await step(
    "somebody signs up, confirms by mail and chats",
    async () => {
      await ada.signUp(OWN);
      return ada.chat("Hello Luli, how was your day?");
    },
    (pieces) => `the reply came in ${pieces} pieces`,
  );
  await site.run(page.take("npm run admin"));
  await step("somebody signs in by OIDC and chats", async () => {
    const maya = openPerson(origin, site.lastMailTo);
    await maya.signInWithGoogle("maya@gmail.test");
    await maya.chat("Hello!");
  });
  const told = (events: number) => `${events} events by webhooks through Caddy`;
  await step(
    "somebody pays, cancels in the portal, resumes and cancels",
    () => payAndCancel(ada, site.stripe),
    told,
  );
  await step(
    "one server after the other is replaced while somebody reads",
    () => replace(site, servers, () => ada.readJson(CHATS)),
    (calls) => `${calls} calls, none failed`,
  );
  if (isHad("nginx"))
    await step(
      "somebody chats by nginx and deploy/nginx.conf",
      () => openNginx(site),
      (pieces) => `the reply came in ${pieces} pieces`,
    );
  const remember = async (person: typeof ada) =>
    JSON.stringify([await person.readJson(CHATS), await subscriptionOf(person)]);
  const before = await remember(ada);
  const restored = await step(
    "a backup, the loss of the database, its restore",
    async () => {
      await site.run(page.take("npm run backup"));
      await Promise.all(servers.map(stopProgram));
      await site.loseDatabase();
      await site.run(page.take("npm run restore"));
      await site.run(page.take("npm run migrate"));
      await site.startServer(serverPorts[0]);
      await until("the site's return", async () => (await fetch(`${origin}/readyz`)).ok);
      const again = openPerson(origin, site.lastMailTo);
      await again.signIn(OWN);
      if ((await remember(again)) !== before) throw new Error("Other chats or payments came.");
      return again;
    },
    () => "the same person signs in and finds the same chats and subscription",
  );
  await step(
    "the paid time is over",
    () => waitForEnd(restored, site.stripe),
    (events) => `${told(events)} in all`,
  );
  page.end();
}

async function setUpPayments(site: Site): Promise<string[]> {
  const said = await site.run(page.take("npm run stripe:setup"));
  const made = said.split("\n").filter((line) => /^STRIPE_(WEBHOOK_SECRET|PRICE_ID)=\w/.test(line));
  if (made.length !== 2) throw new Error(`npm run stripe:setup said ${said}`);
  site.configure(made);
  return made.map((line) => line.replace(/=.*/, ""));
}

async function isRefused(site: Site): Promise<string> {
  const { child, said } = site.spawnServer(serverPorts[0]);
  await until("the end of a server that is refused", () => child.exitCode !== null);
  return said().trim();
}

async function openCaddy(site: Site): Promise<void> {
  writeCaddyfile(folder, ports);
  const started = startProgram(["/bin/sh", "-c", `exec env ${page.take("caddy run")}`], folder);
  steps.afterwards(() => stopProgram(started));
  await until("Caddy's authority", () => fs.existsSync(authority));
  trust(authority);
  await until("the site", async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok);
  await site.run(page.take("curl"));
}

/** Returns the number of healthy services. Caddy's own certificates last half a day, which the doctor takes for an outdated one. */
async function askDoctor(site: Site): Promise<number> {
  const said = await site.run(
    `NODE_EXTRA_CA_CERTS=${authority} ${page.take("npm run doctor")} || true`,
  );
  const lines = said.split("\n");
  const wrong = lines.filter((line) => line.includes("WRONG") && !line.includes("0 more days"));
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  return lines.filter((line) => line.startsWith("  ok ")).length;
}

async function openNginx(site: Site): Promise<number> {
  const own = { http: await freePort(), https: await freePort(), servers: serverPorts };
  const { file, certificate } = writeNginx(folder, own);
  const started = startProgram(["nginx", "-c", file, "-e", "stderr"], folder);
  steps.afterwards(() => stopProgram(started));
  trust(certificate);
  const at = `https://localhost:${own.https}`;
  await until("nginx", async () => (await fetch(`${at}/readyz`).catch(() => null))?.ok);
  const again = openPerson(origin, site.lastMailTo, at);
  await again.signIn(OWN);
  return again.chat("Hello once more!");
}

/** How many calls were answered meanwhile; one that is not ends the rehearsal. */
async function replace(
  site: Site,
  servers: Started[],
  call: () => Promise<unknown>,
): Promise<number> {
  let calls = 0;
  let isOver = false;
  const reading = (async () => {
    for (; !isOver; calls += 1) {
      await call();
      await pause(READING_MS);
    }
  })();
  const replacing = (async () => {
    for (const [n, port] of serverPorts.entries()) {
      await stopProgram(servers[n]!);
      servers[n] = await site.startServer(port);
      // Longer than Caddy needs to notice it.
      await pause(2_000);
    }
    isOver = true;
  })();
  await Promise.all([reading, replacing]);
  return calls;
}

function trust(certificate: string): void {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates("default"),
    fs.readFileSync(certificate, "utf8"),
  ]);
}
