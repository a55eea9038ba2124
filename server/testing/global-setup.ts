// Starts one Postgres for all server tests, with a migrated template that every test file copies.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../embedded-postgres/start.ts";
import { createLog } from "../platform/log.ts";
import { migrate } from "../platform/database/migrate.ts";

export const TEMPLATE = "luli_template";

export default async function setup(project: TestProject) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-tests-"));
  const postgres = await startEmbeddedPostgres(
    dir,
    createLog(() => {}),
  );
  const client = new pg.Client({ connectionString: postgres.superuserUrl });
  await client.connect();
  // These databases go before the machine does, so nothing waits for the disk. What a crash takes is asked of others (chat-crash.test.ts).
  for (const setting of ["fsync", "full_page_writes"])
    await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
  await client.query(`create database ${TEMPLATE} owner luli`);
  await client.end();
  await migrate(databaseUrl(postgres.url, TEMPLATE));
  project.provide("postgresUrl", postgres.url);
  project.provide("superuserUrl", postgres.superuserUrl);
  return async () => {
    await postgres.stop();
    fs.rmSync(dir, { recursive: true, force: true });
  };
}

export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    superuserUrl: string;
  }
}
