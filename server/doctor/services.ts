// Google's discovery, a pair of push keys that belong together, and the push services in use.
import { createECDH } from "node:crypto";
import type { GoogleConfig, VapidKeys } from "../platform/config.ts";
import { StartError } from "../platform/start-error.ts";
import { fetchJson, reach } from "./fetch-json.ts";

export async function checkGoogle({ issuer }: GoogleConfig): Promise<string> {
  const address = `${issuer}/.well-known/openid-configuration`;
  const { issuer: named, authorization_endpoint: door } = await fetchJson(address, "GOOGLE_ISSUER");
  if (typeof named !== "string" || named.replace(/\/$/, "") !== issuer || typeof door !== "string")
    throw new StartError(
      `GOOGLE_ISSUER must match the issuer in its discovery document, but ${address} names ${JSON.stringify(named)}.`,
    );
  return `${new URL(issuer).host} answers; the first sign-in shows whether GOOGLE_CLIENT_ID is right`;
}

export async function checkVapid({ publicKey, privateKey }: VapidKeys): Promise<string> {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    throw new StartError("VAPID_PRIVATE_KEY is not a P-256 key: create a new pair.");
  }
  if (pair.getPublicKey("base64url") !== publicKey)
    throw new StartError(
      "VAPID_PUBLIC_KEY does not match VAPID_PRIVATE_KEY: set both keys of one pair.",
    );
  return "the two keys match";
}

/** Null: no browser is subscribed yet. */
export async function checkPushServices(origins: readonly string[]): Promise<string | null> {
  if (origins.length === 0) return null;
  await Promise.all(
    origins.map((origin) => reach(origin, "push messages", async ({ body }) => body?.cancel())),
  );
  return `${origins.map((origin) => new URL(origin).host).join(", ")} can be reached`;
}
