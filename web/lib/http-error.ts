// The failure of a call to the server: status, code or no connection.
import type { ErrorBody } from "../../shared/contracts/error.ts";
import { failureWords } from "./words/failure-words.ts";
import { wordsOf } from "./words/words.ts";

type HttpErrorInput = {
  status: number;
  code: string;
  message: string;
  field?: string | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
};

export class HttpError extends Error {
  override readonly name = "HttpError";
  /** The status is 0 when there was no answer. */
  declare readonly status: number;
  declare readonly code: string;
  declare readonly field: string | undefined;
  /** Seconds the server asks to wait. */
  declare readonly retryAfter: number | undefined;
  /** The id by which our mistake is found in the server's log. */
  declare readonly requestId: string | undefined;

  constructor({ message, ...told }: HttpErrorInput, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, told);
  }
}

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

export const isOffline = (error: unknown): boolean =>
  isHttpError(error) && error.code === "offline";

/** A fetch without an answer: no network, a server that is away, or our own time limit. */
export const offlineError = (cause: unknown): HttpError =>
  new HttpError({ status: 0, code: "offline", message: wordsOf(failureWords).offline }, { cause });

/** Reads a failed answer. A body that is not ours (such as a proxy's page) becomes the code `http_<status>`. */
export const readHttpError = async (response: Response): Promise<HttpError> => {
  const said = await readErrorBody(response);
  const words = wordsOf(failureWords);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new HttpError({
    status: response.status,
    code: said?.code ?? `http_${response.status}`,
    message: said ? words.said(said.code, said.message) : words.unknown,
    field: said?.field,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    requestId: (response.status >= 500 && response.headers.get("x-request-id")) || undefined,
  });
};

/** Parsed by hand: a schema library would weigh on every page. */
const readErrorBody = async (response: Response): Promise<ErrorBody["error"] | null> => {
  try {
    const body = (await response.json()) as { error?: Record<string, unknown> } | null;
    const { code, message, field } = body?.error ?? {};
    if (typeof code !== "string" || typeof message !== "string") return null;
    return { code, message, ...(typeof field === "string" ? { field } : {}) };
  } catch {
    return null;
  }
};
