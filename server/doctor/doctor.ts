// Checks every service that the configuration names, as a server would use it. Operators read the results: docs/operate.md.
import fs from "node:fs";
import path from "node:path";
import { checkKeys, type Secrets } from "../auth/keys/open-keys.ts";
import { openPlace } from "../embedded-postgres/open-place.ts";
import { MACHINE_CHECKS } from "./machine-checks.ts";
import { findMailTrouble } from "../mail/trouble.ts";
import { chooseModel } from "../model/endpoint/choose.ts";
import { createModel } from "../model/service.ts";
import { type Config, readConfig } from "../platform/config.ts";
import type { RawEnvironment } from "../platform/config/environment.ts";
import { tellUnknown } from "../platform/config/unknown-names.ts";
import { createDatabase, createPool, type Database } from "../platform/database/database.ts";
import { lackingOf } from "../platform/database/start/behind.ts";
import { createLog } from "../platform/log.ts";
import { nameSome } from "../platform/name-some.ts";
import { StartError } from "../platform/start-error.ts";
import { listServices } from "../push/service.ts";
import { checkAccount } from "../subscription/service.ts";
import { checkBackup, checkClock, checkDatabase, checkPooler } from "./database.ts";
import { checkPublicAddress } from "./public-address.ts";
import { checkGoogle, checkPushServices, checkVapid } from "./services.ts";

export type Finding = { wire: string; state: "ok" | "wrong" | "off"; says: string };
/** Says what it found, or throws. Null: not set up. */
type Check = (() => Promise<string | null>) | null;

const clock = () => new Date();
const silence = createLog(() => {});

/** Runs one check after another, so that each result is printed before the next is awaited. */
export async function* examine(given: RawEnvironment): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(given, MACHINE_CHECKS);
  } catch (error) {
    yield { wire: "configuration", state: "wrong", says: sentenceOf(error) };
    return;
  }
  const where = config.isProduction ? "production" : "no production";
  const hints = tellUnknown(Object.keys(given)).map((sentence) => ` ${sentence}`);
  const says = `complete, ${where}, for ${config.publicUrl}.${hints.join("")}`;
  yield { wire: "configuration", state: "ok", says };
  yield* examineDatabase(config);
  const { smtpUrl, stripe, isTaxAutomatic, google, vapid, publicUrl } = config;
  yield await look("mail", smtpUrl ? () => checkMail(smtpUrl) : null);
  yield await lookAtModel(config);
  yield await look(
    "payments",
    stripe && (() => checkAccount({ stripe, isTaxAutomatic }, publicUrl)),
  );
  yield await look("Google", google && (() => checkGoogle(google)));
  yield await look("push keys", vapid && (() => checkVapid(vapid)));
  yield await look("address", () => checkPublicAddress(publicUrl, vapid?.publicKey ?? null));
}

async function* examineDatabase(config: Config): AsyncGenerator<Finding> {
  const { databaseUrl, directDatabaseUrl } = config;
  let place: Awaited<ReturnType<typeof openPlace>>;
  try {
    place = await openPlace(config);
  } catch (error) {
    yield { wire: "database", state: "wrong", says: sentenceOf(error) };
    return;
  }
  try {
    const variable = directDatabaseUrl ? "DIRECT_DATABASE_URL" : place.name;
    const direct = { url: place.url, variable };
    const found = await look("database", () => checkDatabase(direct));
    yield found;
    if (found.state === "wrong") return;
    if (databaseUrl)
      yield await look("pooler", () =>
        checkPooler({ url: databaseUrl, variable: "DATABASE_URL" }, directDatabaseUrl),
      );
    yield await look("clock", () => checkClock(direct, clock));
    const lacking = await lackingOf(place.url);
    yield migrations(lacking, config);
    yield* examineTables(place.url, config, lacking.includes("all tables"));
  } finally {
    await place.close();
  }
}

function migrations(lacking: string[], { isMigrating }: Config): Finding {
  const wire = "migrations";
  if (lacking.length === 0) return { wire, state: "ok", says: "the database matches this release" };
  const lacks = `the database lacks ${nameSome(lacking)}`;
  return isMigrating
    ? { wire, state: "ok", says: `${lacks}: the next start creates it` }
    : { wire, state: "wrong", says: `${lacks}: run npm run migrate.` };
}

async function* examineTables(
  url: string,
  config: Config,
  isEmpty: boolean,
): AsyncGenerator<Finding> {
  const pool = createPool(url, { max: 1 });
  const database = createDatabase(pool);
  const whereFull = (check: NonNullable<Check>): Check => (isEmpty ? null : check);
  try {
    yield await look(
      "AUTH_SECRET",
      whereFull(() => checkSecret(database, config)),
    );
    yield await look(
      "backup",
      whereFull(() => checkBackup(database)),
    );
    yield await look(
      "push services",
      whereFull(async () => checkPushServices(await listServices(database))),
    );
  } finally {
    await pool.end();
  }
}

async function checkSecret(database: Database, config: Config): Promise<string> {
  const { authSecret, authSecretPrevious, dataDir } = config;
  const file = path.join(dataDir, "auth-secret");
  const kept = fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : "";
  const secrets: Secrets = { authSecret: authSecret ?? kept, authSecretPrevious };
  await checkKeys(database, secrets);
  return "decrypts the keys in the database";
}

async function checkMail(smtpUrl: string): Promise<string> {
  const trouble = await findMailTrouble(smtpUrl);
  if (trouble) throw new StartError(trouble);
  return `${new URL(smtpUrl).host} accepts our login`;
}

async function lookAtModel(config: Config): Promise<Finding> {
  try {
    const chosen = await chooseModel(config);
    return await look("model", chosen && (() => checkModel(chosen)));
  } catch (error) {
    return { wire: "model", state: "wrong", says: sentenceOf(error) };
  }
}

async function checkModel(chosen: NonNullable<Awaited<ReturnType<typeof chooseModel>>>) {
  const model = createModel({ config: { model: chosen.model }, log: silence, clock });
  try {
    const { problem } = await model.check();
    const who = `${chosen.model.name} at ${new URL(chosen.model.baseUrl).host}`;
    if (problem) throw new StartError(`${who}: ${problem}`);
    return [`${who} answers`, model.advice()].filter((said) => said !== null).join(". ");
  } finally {
    model.close();
  }
}

async function look(wire: string, check: Check): Promise<Finding> {
  try {
    const says = check && (await check());
    return says === null ? { wire, state: "off", says: "not set up" } : { wire, state: "ok", says };
  } catch (error) {
    return { wire, state: "wrong", says: sentenceOf(error) };
  }
}

/** Prints only the code of a library's error: its message may hold an address with a password. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, name } = error as { code?: string; name: string };
  return `It fails (${code ?? name}).`;
}
