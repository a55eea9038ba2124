// Writes one JSON line per event to standard output, without message contents, tokens or passwords.
import { meters } from "./metrics/metrics.ts";
import { currentTask } from "./task.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof LEVELS)[number];

type Fields = Record<string, unknown>;
export type Log = Record<LogLevel, (event: string, fields?: Fields) => void>;

export function createLog(write: (line: string) => void, least: LogLevel = "info"): Log {
  const at = (level: LogLevel) => (event: string, fields?: Fields) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    meters()?.logged.inc({ level });
    const { requestId: request_id, job } = currentTask() ?? {};
    const time = new Date().toISOString();
    write(JSON.stringify({ time, level, event, request_id, job, ...plain(fields) }) + "\n");
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export const stdoutLog = (least?: LogLevel) =>
  createLog((line) => process.stdout.write(line), least);

function plain(fields: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error ? describe(value) : value,
    ]),
  );
}

/** Message and stack only: enumerable extras of driver errors can carry row values. */
function describe(error: Error): Fields {
  return {
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  };
}
