// Passkeys, as the page, the browser's own dialog and the server tell each other of them (WebAuthn's JSON).
import * as v from "valibot";
import { noNul, tidy } from "../text.ts";

export const PASSKEY_NAME_LENGTH = 60;
/** Of one person. */
export const MOST_PASSKEYS = 20;

const text = v.string();
const publicKey = v.literal("public-key");
const required = v.literal("required");

export const passkey = v.strictObject({
  id: text,
  name: text,
  created_at: v.pipe(text, v.isoTimestamp()),
  used_at: v.nullable(v.pipe(text, v.isoTimestamp())),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** What a new one is made from. */
export const addOptions = v.object({
  challenge: text,
  timeout: v.number(),
  rp: v.object({ name: text, id: text }),
  user: v.object({ id: text, name: text, displayName: text }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: publicKey })),
  excludeCredentials: v.array(v.object({ id: text, type: publicKey })),
  authenticatorSelection: v.object({ residentKey: required, userVerification: required }),
});

/** What one is shown for. Whose it is tells the passkey alone. */
export const signInOptions = v.object({
  challenge: text,
  timeout: v.number(),
  rpId: text,
  userVerification: required,
});

const base64url = (most: number) =>
  v.pipe(text, v.regex(/^[\w-]+$/), v.minLength(1), v.maxLength(most));
/** Fields of both answers of a device; the WebAuthn library checks the rest. */
const shown = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: publicKey,
  // Nothing of them is asked for.
  clientExtensionResults: v.object({}),
};
const clientDataJSON = base64url(4000);

export const newPasskey = v.object({
  name: v.pipe(
    noNul("A name"),
    v.transform(tidy),
    v.minLength(1, "A name is missing."),
    v.maxLength(PASSKEY_NAME_LENGTH),
  ),
  response: v.object({
    ...shown,
    response: v.object({ clientDataJSON, attestationObject: base64url(12_000) }),
  }),
});

export const shownPasskey = v.object({
  response: v.object({
    ...shown,
    response: v.object({
      clientDataJSON,
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: v.optional(base64url(100)),
    }),
  }),
});
