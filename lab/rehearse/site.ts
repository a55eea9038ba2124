// The machine of a rehearsal: a managed database, behind PgBouncer where it is installed, the other services, and the
// release with its one file of configuration.
import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { withClient } from "../../server/platform/database/database.ts";
import { startGoogleSandbox } from "../../sandbox/google/start.ts";
import { startMailSandbox } from "../../sandbox/mail/start.ts";
import { startModelSandbox } from "../../sandbox/model/start.ts";
import { startStripeSandbox } from "../../sandbox/stripe/start.ts";
import { freePort } from "../../server/embedded-postgres/processes.ts";
import { startEmbeddedPostgres } from "../../server/embedded-postgres/start.ts";
import { createLog } from "../../server/platform/log.ts";
import { ROOT } from "../../server/testing/production/dockerfile.ts";
import { PRODUCTION_ENV } from "../../server/testing/production/env.ts";
import { asPlainUser, giveToPlainUser, type Image, plainEnv } from "./image.ts";
import { isHad, type Started, startProgram, stopProgram, writePgBouncer } from "./programs.ts";
import { until } from "./person.ts";
import type { Steps } from "./steps.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

type Place = { folder: string; image: Image; origin: string; envFile: string };

const CLIENT = { clientId: "rehearsal", clientSecret: "a secret of the rehearsal" };

export async function openSite({ folder, image, origin, envFile }: Place, steps: Steps) {
  const quiet = createLog(() => {});
  const postgres = await startEmbeddedPostgres(path.join(folder, "managed"), quiet);
  steps.afterwards(() => postgres.stop());
  const redirectUri = `${origin}/auth/v1/callback/google`;
  const [mail, model, google, stripe] = [
    await startMailSandbox(),
    await startModelSandbox(),
    await startGoogleSandbox({ ...CLIENT, redirectUri }),
    await startStripeSandbox({ file: null, webhookUrl: null, embedders: [origin] }),
  ];
  for (const { stop } of [mail, model, google, stripe]) steps.afterwards(stop);

  async function asSuperuser(sql: string, database = "luli"): Promise<void> {
    const url = new URL(postgres.superuserUrl);
    url.pathname = `/${database}`;
    await withClient(url.href, {}, (client) => client.query(sql));
  }

  async function openDatabase(): Promise<Record<string, string>> {
    if (!isHad("pgbouncer")) return { DATABASE_URL: postgres.url };
    await asSuperuser(limitsOfPage());
    const port = await freePort();
    const started = startProgram(["pgbouncer", writePgBouncer(folder, postgres.url, port)], folder);
    steps.afterwards(() => stopProgram(started));
    const pooled = new URL(postgres.url);
    pooled.port = String(port);
    return { DATABASE_URL: pooled.href, DIRECT_DATABASE_URL: postgres.url };
  }

  const { AUTH_SECRET: _, ...told } = PRODUCTION_ENV;
  const database = await openDatabase();
  const env = {
    ...told,
    ...database,
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: "1",
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "any",
    OPENAI_MODEL: "luli-1",
    SMTP_URL: mail.smtpUrl,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    STRIPE_API_BASE: stripe.config.apiBase,
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
  };
  const text = Object.entries(env).map(([name, value]) => `${name}="${value}"\n`);
  fs.writeFileSync(envFile, text.join(""));
  giveToPlainUser(envFile);

  const spawnServer = (port: number): Started =>
    startProgram(commandOfUnit(port, envFile), image.root);

  return {
    stripe,
    isPooled: "DIRECT_DATABASE_URL" in database,
    lastMailTo: (email: string) => mail.messages().find(({ to }) => to.includes(email))?.text,
    /** A command of the page, in the release, by the plain user; what it asks the wires is answered meanwhile. */
    async run(command: string): Promise<string> {
      const { stdout } = await promisify(execFile)("/bin/sh", ["-c", command], {
        cwd: image.root,
        env: { ...plainEnv(folder), NODE_ENV: "production" },
        ...asPlainUser,
      });
      return stdout;
    },
    /** Lines that a command printed and that shall stand there. */
    configure: (lines: string[]) => fs.appendFileSync(envFile, `${lines.join("\n")}\n`),
    spawnServer,
    async startServer(port: number): Promise<Started> {
      const server = spawnServer(port);
      steps.afterwards(() => stopProgram(server));
      await until("a server's start", () => {
        if (server.child.exitCode !== null) throw new Error(server.said());
        return server.said().includes("Luli is at");
      });
      return server;
    },
    async loseDatabase(): Promise<void> {
      await asSuperuser("drop database luli with (force)", "postgres");
      await asSuperuser("create database luli owner luli", "postgres");
    },
  };
}

/** Reads the limits of a role behind a pooler from docs/flows/database.md. */
function limitsOfPage(): string {
  const text = fs.readFileSync(path.join(ROOT, "docs/flows/database.md"), "utf8");
  return /^```sql\n(.*?)^```/ms.exec(text)![1]!;
}

/** How deploy/luli.service starts a server; its environment file is read by Luli, because there is no systemd. */
function commandOfUnit(port: number, envFile: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, "deploy/luli.service"), "utf8");
  const [, command = ""] = /^ExecStart=(.*)$/m.exec(text) ?? [];
  return command
    .replace("%i", String(port))
    .replace("ENV_FILE=off", `ENV_FILE=${envFile}`)
    .split(" ");
}
