// The shape of every failure that a caller may see (a stable code, a status, a public sentence), and the common ones. Causes stay inside.
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorBody } from "../../shared/contracts/error.ts";
import { isDatabaseTrouble } from "../platform/database/trouble.ts";
import type { Log } from "../platform/log.ts";
import { currentTask } from "../platform/task.ts";

export class AppError extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly field: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    options: { field?: string; cause?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.field = options.field;
    this.headers = options.headers ?? {};
  }

  body(): ErrorBody {
    const { code, message, field } = this;
    return { error: field === undefined ? { code, message } : { code, message, field } };
  }
}

export const notAuthenticated = (challenge = "Bearer") =>
  new AppError(401, "not_authenticated", "Please sign in.", {
    headers: { "www-authenticate": challenge },
  });
export const notAllowed = () =>
  new AppError(403, "not_allowed", "You don't have permission to do this.");
export const factorDemanded = () =>
  new AppError(
    403,
    "second_factor_required",
    "Admins sign in with a second factor. Set one up in Settings, under Security.",
  );
export const notFound = () => new AppError(404, "not_found", "There is nothing at this address.");

/** Throws unless what a call is about was there. */
export function mustExist(isFound: boolean): void {
  if (!isFound) throw notFound();
}

/** The one place that turns a thrown error into an answer. */
export function errorResponse(error: unknown, c: Context, log: Log): Response {
  const known = toAppError(error);
  // Stopping is intended, so it is not logged as an error.
  if (known.status >= 500 && known.code !== "server_stopping")
    log.error("request failed", {
      call: currentTask()?.call,
      code: known.code,
      error: known.cause ?? known,
    });
  return c.json(known.body(), known.status, { "cache-control": "no-store", ...known.headers });
}

/** Seconds: as long as a failover or a lock that is in the way may well last. */
const DATABASE_RETRY_S = 5;

export const databaseUnavailable = (cause: unknown) =>
  new AppError(
    503,
    "database_unavailable",
    "Luli can't reach the database right now. Please try again in a moment.",
    { cause, headers: { "retry-after": String(DATABASE_RETRY_S) } },
  );

export const serverStopping = () =>
  new AppError(
    503,
    "server_stopping",
    "Luli is taking a short nap. Please try again in a moment.",
    { headers: { "retry-after": "3" } },
  );

/** Message for operators: people never ask whether a server is ready. */
export const clockWrong = (sentence: string) =>
  new AppError(503, "clock_wrong", sentence, { headers: { "retry-after": "5" } });

/** Maps any failure to the error that a caller may see. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseTrouble(error)) return databaseUnavailable(error);
  if (error instanceof HTTPException && error.status < 500)
    return new AppError(error.status, "bad_request", error.message);
  return new AppError(
    500,
    "internal_error",
    "Something went wrong on our side. Please try again.",
    {
      cause: error,
    },
  );
}
