// The CPU that a database's backends have used, as Linux counts it; elsewhere it is not known.
import fs from "node:fs";
import type pg from "pg";

/** Milliseconds of all that are connected to the client's database now. Null: this system does not say. */
export async function databaseCpuMs(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  try {
    return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);
  } catch {
    return null;
  }
}

/** The first number of schedstat: nanoseconds on a CPU. */
export const cpuMsOf = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
