// Tells OpenTelemetry of each statement of what is traced: by its name, or by what it does to which table. Its values stay here.
import { AsyncResource } from "node:async_hooks";
import type pg from "pg";
import { currentTask } from "../task.ts";
import { endWith, spans } from "../tracing/tracing.ts";

type Query = (...args: unknown[]) => unknown;
type Done = (error: unknown, ...rest: unknown[]) => void;

export function traceStatements(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  // A waiting caller is called back by the one that released the connection, and must keep its own async context.
  Object.assign(pool, {
    connect: (done?: Parameters<typeof connect>[0]) =>
      done ? connect(AsyncResource.bind(done)) : connect(),
  });
  pool.on("connect", (client) => {
    Object.assign(client, { query: traced(client.query.bind(client) as Query) });
  });
}

const traced =
  (query: Query): Query =>
  (asked, ...rest) => {
    const name = currentTask()?.span ? nameOf(asked) : null;
    const span = name === null ? null : spans()?.open({ name, kind: "client", attributes: SYSTEM });
    if (!span) return query(asked, ...rest);
    const done = rest.at(-1);
    if (typeof done !== "function") return endWith(span, query(asked, ...rest) as Promise<unknown>);
    return query(asked, ...rest.slice(0, -1), (error: unknown, ...more: unknown[]) => {
      span.end(error);
      (done as Done)(error, ...more);
    });
  };

const SYSTEM = { "db.system.name": "postgresql" };

/** Null: it is no statement but a stream, which has an end of its own. */
function nameOf(asked: unknown): string | null {
  if (typeof asked === "string") return summaryOf(asked);
  const { name, text } = asked as { name?: string; text?: string };
  return name ?? (text === undefined ? null : summaryOf(text));
}

/** Traces must not tell that a person may be in need. */
const PRIVATE = /crisis|safety|\bhelp\b|age_answers/i;

/** Returns a name such as "select users". */
function summaryOf(text: string): string {
  if (PRIVATE.test(text)) return "statement";
  const [, verb = "statement"] = /^\W*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|table)\s+"?(\w+)/i.exec(text) ?? [];
  return table ? `${verb} ${table}` : verb;
}
