// One JSON line per event on standard output; never message contents, tokens or passwords.

type Fields = Record<string, unknown>;
export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
};

export function createLog(write: (line: string) => void): Log {
  const at = (level: string) => (event: string, fields?: Fields) =>
    write(
      JSON.stringify({ time: new Date().toISOString(), level, event, ...plain(fields) }) + "\n",
    );
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

export const stdoutLog = createLog((line) => process.stdout.write(line));

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
