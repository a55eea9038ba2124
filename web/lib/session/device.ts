// Passkey calls of the device. Their code is loaded with the first one.
import type * as webauthn from "@simplewebauthn/browser";
import { HttpError, offlineError } from "../http-error.ts";
import { failureWords } from "../words/failure-words.ts";
import { wordsOf } from "../words/words.ts";

/** Browsers have no passkeys for an IP address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Throws HttpError "passkey_not_shown" when the owner declines or has none. */
export const askDevice = async <T>(ask: (device: typeof webauthn) => Promise<T>): Promise<T> => {
  const device = await import("@simplewebauthn/browser").catch((error: unknown) => {
    throw offlineError(error);
  });
  try {
    return await ask(device);
  } catch {
    const code = "passkey_not_shown";
    const message = wordsOf(failureWords).said(code, "Your device showed no passkey.");
    throw new HttpError({ status: 0, code, message });
  }
};
