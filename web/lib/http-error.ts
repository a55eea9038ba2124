// The one failure of a call to the server: what a status, a code or a dead wire means to the page.
import { type ErrorBody, errorBody } from "../../shared/contracts/error.ts";
import * as v from "valibot";

type HttpErrorInput = {
  status: number;
  code: string;
  message: string;
  field?: string | undefined;
  retryAfter?: number | undefined;
};

export class HttpError extends Error {
  override readonly name = "HttpError";
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds the server asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(input: HttpErrorInput, options?: ErrorOptions) {
    super(input.message, options);
    this.status = input.status;
    this.code = input.code;
    this.field = input.field;
    this.retryAfter = input.retryAfter;
  }
}

export const isHttpError = (error: unknown): error is HttpError => error instanceof HttpError;

export const isOffline = (error: unknown): boolean =>
  isHttpError(error) && error.code === "offline";

/** A fetch that never got its answer: no network, a server that is away, or our own time limit. */
export const offlineError = (cause: unknown): HttpError =>
  new HttpError(
    {
      status: 0,
      code: "offline",
      message: "Luli can't be reached right now. Please check your connection.",
    },
    { cause },
  );

/** Reads a failed answer. A body that is not ours (a proxy's page, say) becomes the code `http_<status>`. */
export const readHttpError = async (response: Response): Promise<HttpError> => {
  const body = await readErrorBody(response);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new HttpError({
    status: response.status,
    code: body?.error.code ?? `http_${response.status}`,
    message: body?.error.message ?? "Something went wrong. Please try again.",
    field: body?.error.field,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
};

const readErrorBody = async (response: Response): Promise<ErrorBody | null> => {
  try {
    const parsed = v.safeParse(errorBody, await response.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};
