// After a change of AUTH_SECRET: who was signed in stays so. What the previous secret signed is signed anew on its way in.
import type { BetterAuthPlugin } from "better-auth";
import { constantTimeEqual, makeSignature } from "better-auth/crypto";

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
      const [, token] = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "") ?? [];
      if (token) headers.set("authorization", `Bearer ${await signAnew(token, secrets)}`);
      return { request: new Request(request, { headers }) };
    },
  };
}

/** `value.signature`, as better-auth writes it; anything else comes back as it is. */
async function signAnew(signed: string, { secret, previous }: Secrets): Promise<string> {
  const [, value, signature] = /^(.+)\.([\w+/%-]+(?:=|%3D))$/i.exec(signed) ?? [];
  if (value === undefined || signature === undefined) return signed;
  const expected = encodeURIComponent(await makeSignature(decode(value), previous));
  return constantTimeEqual(encodeURIComponent(decode(signature)), expected)
    ? `${value}.${encodeURIComponent(await makeSignature(decode(value), secret))}`
    : signed;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
