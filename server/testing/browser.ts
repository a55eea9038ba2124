// A browser as far as auth can tell: keeps cookies, sends an Origin, does not follow redirects by itself.
import { decodeJwt } from "jose";
import { linkIn, PASSWORD, type AuthServer } from "./auth-server.ts";

export type TestBrowser = ReturnType<typeof openBrowser>;
type Init = { headers?: Record<string, string>; ip?: string };

let people = 0;
let addresses = 0;
const newAddress = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

export const newEmail = (name = "person") => `${name}-${(people += 1)}@example.com`;

/** Each browser comes from an address of its own unless told otherwise. */
export function openBrowser(
  server: Pick<AuthServer, "url" | "mailsTo">,
  { ip = newAddress() } = {},
) {
  const cookies = new Map<string, string>();

  type Sent = { method?: string; body?: string; headers?: Record<string, string> | undefined };

  async function send(path: string, init: Sent, from: string) {
    const headers: Record<string, string> = {
      "x-forwarded-for": from,
      origin: server.url,
      ...init.headers,
    };
    if (cookies.size > 0)
      headers["cookie"] ??= [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(path, server.url), {
      redirect: "manual",
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0\b/i.test(line) || value === "") cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return response;
  }

  const sendJson = (
    method: string,
    path: string,
    body: unknown,
    { headers, ip: from = ip }: Init,
  ) =>
    send(
      path,
      {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      },
      from,
    );

  const browser = {
    cookies,
    get: (path: string, { headers, ip: from = ip }: Init = {}) => send(path, { headers }, from),
    post: (path: string, body: unknown = {}, init: Init = {}) => sendJson("POST", path, body, init),
    patch: (path: string, body: unknown, init: Init = {}) => sendJson("PATCH", path, body, init),
    put: (path: string, body: unknown, init: Init = {}) => sendJson("PUT", path, body, init),
    delete: (path: string, body: unknown, init: Init = {}) => sendJson("DELETE", path, body, init),
    signUp: (email: string, more: Record<string, unknown> = {}, init: Init = {}) =>
      browser.post(
        "/auth/v1/sign-up/email",
        { name: "", email, password: PASSWORD, callbackURL: "/chat", ...more },
        init,
      ),
    signIn: (email: string, password = PASSWORD, init: Init = {}) =>
      browser.post("/auth/v1/sign-in/email", { email, password }, init),
    confirm: (email: string) => browser.get(linkIn(server.mailsTo(email).at(-1))),
    isIn: async () => (await browser.get("/auth/v1/token")).status === 200,
    /** The token of a reset link that is mailed now. */
    async resetToken(email: string): Promise<string> {
      const redirectTo = "/auth?mode=reset";
      await browser.post("/auth/v1/request-password-reset", { email, redirectTo });
      const { headers } = await browser.get(linkIn(server.mailsTo(email).at(-1)));
      return new URL(headers.get("location")!, server.url).searchParams.get("token")!;
    },
    async token(): Promise<string> {
      const response = await browser.get("/auth/v1/token");
      const body = (await response.json()) as { token?: string };
      if (!body.token) throw new Error(`No token: ${response.status} ${JSON.stringify(body)}`);
      return body.token;
    },
    /** Signs up, confirms, and is signed in. */
    async arrive(email = newEmail(), more: Record<string, unknown> = {}) {
      await browser.signUp(email, more);
      await browser.confirm(email);
      const token = await browser.token();
      return { id: decodeJwt(token).sub!, email, token, bearer: bearerOf(token) };
    },
    bearer: async () => bearerOf(await browser.token()),
  };
  return browser;
}

const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });

/** A new person, signed in by a browser of their own. */
export async function newcomer(
  server: Pick<AuthServer, "url" | "mailsTo">,
  email = newEmail(),
  more: Record<string, unknown> = {},
) {
  const browser = openBrowser(server);
  return { browser, ...(await browser.arrive(email, more)) };
}
