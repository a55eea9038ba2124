// The session store's calls to the server. Every public page's shell includes them.
import { type AccessToken, readAccessToken } from "./access-token.ts";
import { fetchAuth, postAuth } from "./auth-calls.ts";
import { takeFirstAnswer } from "./first-answers.ts";
import { HttpError, isHttpError, readHttpError } from "../http-error.ts";

type SessionUser = { id: string; email: string; name: string };

export type SessionState =
  /** `isUnreachable`: the server did not answer so far, and is asked again. */
  | { status: "loading"; isUnreachable?: true }
  | { status: "signed_out" }
  | { status: "signed_in"; user: SessionUser };

export const fetchSession = async (): Promise<{
  state: SessionState;
  token: AccessToken | null;
}> => {
  const known = await takeFirstAnswer("/auth/v1/get-session");
  const response = known ?? (await fetchAuth("GET /auth/v1/get-session"));
  if (response.status === 401) return { state: { status: "signed_out" }, token: null };
  if (!response.ok) throw await readHttpError(response);
  const body: unknown = await response.json();
  if (body === null) return { state: { status: "signed_out" }, token: null };
  await tellZone((body as { user?: { timeZone?: unknown } }).user?.timeZone);
  // The answer may already include the access token, which saves a call.
  const jwt = response.headers.get("set-auth-jwt");
  return {
    state: { status: "signed_in", user: readUser(body) },
    token: jwt ? readAccessToken(jwt, Date.now()) : null,
  };
};

/**
 * The account follows the browser into another zone before anything is asked for the person: mood, light and greeting depend on the
 * hour. People travel, and an account that Google or the demo has made has no zone.
 */
const tellZone = async (known: unknown): Promise<void> => {
  const own = zoneOf();
  if (typeof known !== "string" || zoneOf(known) === own) return;
  await postAuth("POST /auth/v1/update-user", { timeZone: own! }).catch((error: unknown) =>
    console.warn("Luli keeps the hours of another time zone until the next visit.", error),
  );
};

/** Browsers have two names for some zones, such as Asia/Kolkata and Asia/Calcutta: this is the browser's own. */
const zoneOf = (timeZone?: string): string | null => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

const readUser = (body: unknown): SessionUser => {
  const user = (body as { user?: Partial<SessionUser> | null }).user;
  if (typeof user?.id !== "string" || typeof user.email !== "string") {
    throw new HttpError({
      status: 200,
      code: "invalid_answer",
      message: "Something went wrong. Please try again.",
    });
  }
  return { id: user.id, email: user.email, name: user.name ?? "" };
};

/** `everywhere` ends every session of the person, not only this browser's. */
export const postSignOut = async (everywhere: boolean) => {
  try {
    if (everywhere) await postAuth("POST /auth/v1/revoke-sessions");
    // The call removes the cookie as well.
    await postAuth("POST /auth/v1/sign-out");
  } catch (error) {
    if (!isHttpError(error) || error.status !== 401) throw error;
  }
};
