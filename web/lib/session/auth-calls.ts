// Calls to better-auth with the session cookie. Its own client weighs 11 KB and adds nothing.
import type { AnswerOf } from "../../../shared/api/api.ts";
import type { authCalls } from "../../../shared/api/auth.ts";
import { failureWords } from "../words/failure-words.ts";
import { HttpError, offlineError } from "../http-error.ts";
import { type AnyRequest, type RequestOf, toFetch } from "../request.ts";
import { wordsOf } from "../words/words.ts";

const TIMEOUT_MS = 15_000;

type AuthCallName = keyof typeof authCalls;
type PostName = Extract<AuthCallName, `POST ${string}`>;
type BodyArgument<N extends PostName> =
  RequestOf<N> extends { body: infer Body }
    ? [body: Body]
    : RequestOf<N> extends { body?: infer Body }
      ? [body?: Body]
      : [];

/** Returns any answer, whatever its status. No answer throws HttpError "offline". */
export const fetchAuth = async (name: AuthCallName, request?: AnyRequest): Promise<Response> => {
  const [path, init] = toFetch(name, request);
  try {
    return await fetch(path, {
      ...init,
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw offlineError(error);
  }
};

/** Throws HttpError with better-auth's own code and sentence. */
export const postAuth = async <N extends PostName>(
  name: N,
  ...[body = {}]: BodyArgument<N>
): Promise<AnswerOf<N>> => {
  const response = await fetchAuth(name, { body });
  if (!response.ok) throw await readAuthError(response);
  return (await response.json()) as AnswerOf<N>;
};

const readAuthError = async (response: Response): Promise<HttpError> => {
  const said = (await response.json().catch(() => null)) as {
    code?: unknown;
    message?: unknown;
  } | null;
  const { status } = response;
  const words = wordsOf(failureWords);
  const code = typeof said?.code === "string" ? said.code : `http_${status}`;
  const hasMessage = typeof said?.message === "string" && said.message !== "";
  const fallback = status === 429 ? words.tooMany : words.unknown;
  const message = hasMessage ? words.said(code, said.message as string) : fallback;
  return new HttpError({ status, code, message });
};
