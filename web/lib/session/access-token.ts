// The access token in memory: a JWT of 15 minutes, exchanged for the session cookie.
import { fetchAuth } from "./auth-calls.ts";
import { HttpError, readHttpError } from "../http-error.ts";

const RENEW_BEFORE_MS = 60_000;

export type AccessToken = { value: string; renewAt: number };

/** The lifetime counts from receipt, because the browser's clock may differ from the server's. */
export const readAccessToken = (value: string, now: number): AccessToken => {
  const payload = parsePayload(value);
  const lifetimeMs = (payload.exp - payload.iat) * 1000;
  return { value, renewAt: Number.isFinite(lifetimeMs) ? now + lifetimeMs - RENEW_BEFORE_MS : now };
};

const parsePayload = (jwt: string): { exp: number; iat: number } => {
  try {
    const part = (jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const payload: unknown = JSON.parse(atob(part));
    if (typeof payload !== "object" || payload === null)
      return { exp: Number.NaN, iat: Number.NaN };
    const { exp, iat } = payload as { exp?: unknown; iat?: unknown };
    return { exp: Number(exp), iat: Number(iat) };
  } catch {
    return { exp: Number.NaN, iat: Number.NaN };
  }
};

/** Returns null when the session is gone and throws when that is unknown. */
export const fetchAccessToken = async (): Promise<AccessToken | null> => {
  const response = await fetchAuth("GET /auth/v1/token");
  if (response.status === 401) return null;
  if (!response.ok) throw await readHttpError(response);
  const body: unknown = await response.json().catch(() => null);
  if (
    typeof body !== "object" ||
    body === null ||
    !("token" in body) ||
    typeof body.token !== "string"
  ) {
    throw new HttpError({
      status: response.status,
      code: "invalid_answer",
      message: "Something went wrong. Please try again.",
    });
  }
  return readAccessToken(body.token, Date.now());
};
