// Calls to our API: bearer token, one retry with a fresh one, errors as HttpError. It never toasts.
import type { AnswerOf, CallName } from "../../shared/api/api.ts";
import type { ErrorBody } from "../../shared/contracts/error.ts";
import { takeFirstAnswer } from "./session/first-answers.ts";
import { isHttpError, offlineError, readHttpError } from "./http-error.ts";
import { type AnyRequest, type RequestArguments, type RequestOf, toFetch } from "./request.ts";
import { sessionStore } from "./session/session.ts";

export { HttpError } from "./http-error.ts";

const TIMEOUT_MS = 20_000;

/** `call("POST /api/store/buy", { body: { item } })` returns the answer of the server's handler of this name. */
export const call = async <N extends CallName>(
  name: N,
  ...[request]: RequestArguments<N>
): Promise<AnswerOf<N>> => {
  const { signal, ...rest }: AnyRequest = request ?? {};
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response = await answerTo(name, { ...rest, signal: limit });
    if (!response.ok) throw await readHttpError(response);
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<N>;
  } catch (error) {
    if (signal?.aborted || isHttpError(error)) throw error;
    throw offlineError(error);
  }
};

/** A person's own data: after a sign-out, the call waits for the page to leave or the person to return, instead of failing. */
export const callOwn = async <N extends CallName>(
  name: N,
  request: RequestOf<N> & { signal: AbortSignal },
): Promise<AnswerOf<N>> => {
  await sessionStore.ready();
  await signedIn(request.signal);
  return call(name, ...([request] as RequestArguments<N>));
};

const signedIn = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (sessionStore.get().status !== "signed_in") return;
      stop();
      resolve();
    };
    const stop = sessionStore.subscribe(look);
    signal.addEventListener("abort", () => (stop(), reject(signal.reason as Error)), {
      once: true,
    });
    look();
  });

/**
 * The answer itself, of a call that streams or brings a file; whatever its status. No answer throws HttpError "offline",
 * the caller's abort throws its reason.
 */
export const callRaw = <N extends CallName>(
  name: N,
  ...[request]: RequestArguments<N>
): Promise<Response> => answerTo(name, request ?? {});

/** Sends the bearer token, and retries once with a fresh one after a 401. */
const answerTo = async (name: CallName, request: AnyRequest): Promise<Response> => {
  if (request.isPublic) return send(name, request, null);
  const token = await sessionStore.accessToken();
  if (token === null) return notAuthenticated();
  const response = await send(name, request, token);
  if (response.status !== 401) return response;
  const fresh = await sessionStore.accessToken(token);
  return fresh === null || fresh === token ? response : send(name, request, fresh);
};

/** The answer that the server would give: asking it without a token would only fill consoles and logs during a sign-out. */
const notAuthenticated = (): Response =>
  Response.json(
    { error: { code: "not_authenticated", message: "Please sign in." } } satisfies ErrorBody,
    { status: 401 },
  );

const send = async (
  name: CallName,
  request: AnyRequest,
  token: string | null,
): Promise<Response> => {
  const { signal } = request;
  const [path, init] = toFetch(name, request);
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  try {
    const known = token !== null && init.method === "GET" && (await takeFirstAnswer(path, token));
    if (known) return known;
    return await fetch(path, { ...init, headers, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted && !isTimeout(signal.reason)) throw error;
    throw offlineError(error);
  }
};

const isTimeout = (reason: unknown) =>
  reason instanceof DOMException && reason.name === "TimeoutError";
