// A person with a browser, as a server sees it: keeps cookies, sends an origin, follows no redirects.
import { setTimeout as pause } from "node:timers/promises";

export type Person = ReturnType<typeof openPerson>;

const PASSWORD = "correct horse battery";

/** `at` is another way to the same site. */
export function openPerson(
  origin: string,
  lastMailTo: (email: string) => string | undefined,
  at = origin,
) {
  const cookies = new Map<string, string>();

  async function send(address: string, body?: unknown, more: Record<string, string> = {}) {
    const answer = await fetch(new URL(address, at), {
      redirect: "manual",
      method: body === undefined ? "GET" : "POST",
      body: body === undefined ? null : JSON.stringify(body),
      headers: {
        origin,
        "content-type": "application/json",
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...more,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(";")[0]!.split(/=(.*)/s);
      cookies.set(name!, value!);
    }
    if (answer.status >= 400)
      throw new Error(`${address} answers ${answer.status} ${await answer.text()}`);
    return answer;
  }

  let kept: Record<string, string> | null = null;
  async function bearer(): Promise<Record<string, string>> {
    if (kept) return kept;
    const { token } = (await (await send("/auth/v1/token")).json()) as { token: string };
    kept = { authorization: `Bearer ${token}` };
    return kept;
  }

  return {
    async signUp(email: string): Promise<void> {
      await send("/auth/v1/sign-up/email", {
        name: "",
        email,
        password: PASSWORD,
        callbackURL: "/chat",
      });
      const link = await until(
        "the mail",
        () => /https?:\/\/\S+/.exec(lastMailTo(email) ?? "")?.[0],
      );
      await send(link);
    },
    async signIn(email: string): Promise<void> {
      await send("/auth/v1/sign-in/email", { email, password: PASSWORD });
    },
    /** Presses the button of this account on the provider's page. */
    async signInWithGoogle(email: string): Promise<void> {
      const asked = await send("/auth/v1/sign-in/social", {
        provider: "google",
        callbackURL: "/chat",
      });
      const { url } = (await asked.json()) as { url: string };
      const page = new URL(url);
      const form = new URLSearchParams([...page.searchParams, ["email", email]]);
      const pressed = await fetch(new URL("/o/oauth2/v2/auth/callback", page), {
        method: "POST",
        body: form,
        redirect: "manual",
      });
      await send(pressed.headers.get("location")!);
    },
    /** Returns the number of pieces in which the reply came. */
    async chat(content: string): Promise<number> {
      const answer = await send(
        "/functions/v1/chat",
        { messages: [{ role: "user", content }] },
        await bearer(),
      );
      let pieces = 0;
      let text = "";
      for await (const piece of answer.body!) {
        pieces += 1;
        text += new TextDecoder().decode(piece);
      }
      if (!text.endsWith("data: [DONE]\n\n")) throw new Error(`The reply broke off: ${text}`);
      return pieces;
    },
    async postJson<Answer>(address: string, body: object): Promise<Answer> {
      return (await send(address, body, await bearer())).json() as Promise<Answer>;
    },
    async readJson(address: string): Promise<unknown> {
      return (await send(address, undefined, await bearer())).json();
    },
  };
}

const LOOK_MS = 100;
const PATIENCE_MS = 20_000;

/** Polls until there is a value. */
export async function until<Value>(
  name: string,
  look: () => Value | Promise<Value>,
): Promise<NonNullable<Value>> {
  const begun = performance.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`Waited in vain for ${name}.`);
    await pause(LOOK_MS);
  }
}
