// Calls to our API: bearer token, one retry with a fresh one, errors as HttpError. It never toasts.
import type { ErrorBody } from "../../shared/contracts/error.ts";
import { isHttpError, offlineError, readHttpError } from "./http-error.ts";
import { sessionStore } from "./session.ts";

export { HttpError } from "./http-error.ts";

const TIMEOUT_MS = 20_000;

export type RequestOptions = {
  signal?: AbortSignal | undefined;
  /** For addresses that anyone may read: the call does not wait for the session. */
  isPublic?: boolean;
};

export const getJson = <T>(path: string, options: RequestOptions = {}): Promise<T> =>
  readJson<T>(path, {}, options);

/** Without a body none is sent, not even an empty object, which would cost the server's hot calls a quarter more. */
export const postJson = <T>(
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> =>
  readJson<T>(path, { method: "POST", ...(body !== undefined && asJson(body)) }, options);

export const patchJson = <T>(
  path: string,
  body: object,
  options: RequestOptions = {},
): Promise<T> => readJson<T>(path, { method: "PATCH", ...asJson(body) }, options);

export const putJson = <T>(path: string, body: object): Promise<T> =>
  readJson<T>(path, { method: "PUT", ...asJson(body) }, {});

export const deleteJson = <T>(path: string, body: object): Promise<T> =>
  readJson<T>(path, { method: "DELETE", ...asJson(body) }, {});

const asJson = (body: unknown): RequestInit => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const readJson = async <T>(
  path: string,
  init: RequestInit,
  { signal, isPublic }: RequestOptions,
): Promise<T> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const withLimit = { ...init, signal: limit };
  try {
    const response = isPublic
      ? await send(path, withLimit, null)
      : await authorizedFetch(path, withLimit);
    if (!response.ok) throw await readHttpError(response);
    if (response.status === 204) return undefined as T;
    return (await response.json()) as T;
  } catch (error) {
    if (signal?.aborted || isHttpError(error)) throw error;
    throw offlineError(error);
  }
};

/**
 * Fetch with the bearer token, and once more with a fresh one after a 401. Any answer is returned, whatever its status;
 * no answer throws HttpError "offline", the caller's abort throws its reason.
 */
export const authorizedFetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const token = await sessionStore.accessToken();
  if (token === null) return notAuthenticated();
  const response = await send(path, init, token);
  if (response.status !== 401) return response;
  const fresh = await sessionStore.accessToken(token);
  return fresh === null || fresh === token ? response : send(path, init, fresh);
};

/** What the server would say; asking it without a token would only fill consoles and logs while somebody signs out. */
const notAuthenticated = (): Response =>
  Response.json(
    { error: { code: "not_authenticated", message: "Please sign in." } } satisfies ErrorBody,
    { status: 401 },
  );

const send = async (path: string, init: RequestInit, token: string | null): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  try {
    return await fetch(path, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw error;
    throw offlineError(error);
  }
};

const isTimeout = (reason: unknown) =>
  reason instanceof DOMException && reason.name === "TimeoutError";
