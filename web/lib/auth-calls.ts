// Writes to better-auth by the session's cookie, for those who do without its client, which weighs 11 KB.
import { failureWords } from "./failure-words.ts";
import { HttpError, offlineError } from "./http-error.ts";
import { wordsOf } from "./words.ts";

const TIMEOUT_MS = 15_000;

/** Throws HttpError with better-auth's own code and sentence, "offline" when no answer came. */
export const postAuth = async (path: string, body: object): Promise<void> => {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw offlineError(error);
  }
  if (!response.ok) throw await readAuthError(response);
};

const readAuthError = async (response: Response): Promise<HttpError> => {
  const said = (await response.json().catch(() => null)) as {
    code?: unknown;
    message?: unknown;
  } | null;
  const words = wordsOf(failureWords);
  const code = typeof said?.code === "string" ? said.code : `http_${response.status}`;
  const hasMessage = typeof said?.message === "string" && said.message !== "";
  const message = hasMessage ? words.said(code, said.message as string) : words.unknown;
  return new HttpError({ status: response.status, code, message });
};
