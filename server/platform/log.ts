// Writes one JSON line per event to standard output, without message contents, email addresses, tokens or passwords.
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
    write(JSON.stringify({ time, level, event, request_id, job, ...fields }, tellable) + "\n");
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

export const stdoutLog = (least?: LogLevel) =>
  createLog((line) => process.stdout.write(line), least);

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Mail servers and libraries repeat addresses in their errors. */
function tellable(_key: string, value: unknown): unknown {
  if (value instanceof Error) return describe(value);
  return typeof value === "string" ? value.replaceAll(EMAIL, "(email)") : value;
}

/** Message and stack only: enumerable extras of driver errors can carry row values. */
function describe(error: Error): Fields {
  return {
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
  };
}
