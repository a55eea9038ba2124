// Google's discovery, and a pair of push keys that belong together.
import { createECDH } from "node:crypto";
import type { GoogleConfig, VapidKeys } from "../platform/config.ts";
import { StartError } from "../platform/start-error.ts";
import { fetchJson } from "./fetch-json.ts";

export async function checkGoogle({ issuer }: GoogleConfig): Promise<string> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const { issuer: named, authorization_endpoint: door } = await fetchJson(address, "GOOGLE_ISSUER");
  if (typeof named !== "string" || named.replace(/\/$/, "") !== issuer || typeof door !== "string")
    throw new StartError(
      `GOOGLE_ISSUER must be as its own discovery calls it, but ${address} speaks of ${JSON.stringify(named)}.`,
    );
  return `${new URL(issuer).host} is there; whether it knows GOOGLE_CLIENT_ID shows the first sign-in`;
}

export async function checkVapid({ publicKey, privateKey }: VapidKeys): Promise<string> {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    throw new StartError("VAPID_PRIVATE_KEY is no key of the curve P-256: make a pair anew.");
  }
  if (pair.getPublicKey("base64url") !== publicKey)
    throw new StartError(
      "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY: set both of one pair.",
    );
  return "the two keys belong together";
}
