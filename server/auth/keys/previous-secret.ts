// Keeps people signed in after a change of AUTH_SECRET. Values signed with the previous secret are signed again on their way in.
import type { BetterAuthPlugin } from "better-auth";
import { constantTimeEqual, makeSignature } from "better-auth/crypto";
import { jwtVerify, SignJWT } from "jose";

type Secrets = { secret: string; previous: string };

export function previousSecret(secrets: Secrets): BetterAuthPlugin {
  return {
    id: "previous-secret",
    async onRequest(request) {
      const headers = new Headers(request.headers);
      const cookies = (headers.get("cookie") ?? "").split("; ").map(async (cookie) => {
        const at = cookie.indexOf("=") + 1;
        return cookie.slice(0, at) + (await signAnew(cookie.slice(at), secrets));
      });
      headers.set("cookie", (await Promise.all(cookies)).join("; "));
      const url = new URL(request.url);
      const link = url.searchParams.get("token");
      if (link !== null) url.searchParams.set("token", await linkAnew(link, secrets));
      return { request: new Request(new Request(url, request), { headers }) };
    },
  };
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** The token of a confirming mail, which lives for an hour; anything else comes back as it is. */
async function linkAnew(link: string, { secret, previous }: Secrets): Promise<string> {
  try {
    const { payload } = await jwtVerify(link, keyOf(previous), { algorithms: ["HS256"] });
    return await new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(keyOf(secret));
  } catch {
    return link;
  }
}

/** `value.signature`, as better-auth writes it; anything else comes back as it is. */
async function signAnew(signed: string, secrets: Secrets): Promise<string> {
  const [, value, signature] = /^(.+)\.([\w+/%-]+(?:=|%3D))$/i.exec(signed) ?? [];
  if (value === undefined || signature === undefined) return signed;
  const expected = encodeURIComponent(await makeSignature(decode(value), secrets.previous));
  if (!constantTimeEqual(encodeURIComponent(decode(signature)), expected)) return signed;
  // A link that waits in a cookie for the password.
  const anew = await linkAnew(decode(value), secrets);
  return [anew, await makeSignature(anew, secrets.secret)].map(encodeURIComponent).join(".");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
