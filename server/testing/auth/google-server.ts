// A server beside the stand-in for Google, and what a person does on Google's page.
import { startGoogleSandbox, type GoogleSandbox } from "../../../sandbox/google/start.ts";
import { afterAll } from "vitest";
import { authFixture } from "../auth-server.ts";
import type { TestBrowser } from "../browser.ts";

export const CLIENT = { clientId: "luli-test", clientSecret: "a secret of the test" };
const PASSED_ON = [
  "redirect_uri",
  "scope",
  "state",
  "nonce",
  "client_id",
  "code_challenge",
  "code_challenge_method",
];

/** Starts for the test file that awaits it at its top, and stops after its tests. */
export async function googleFixture(users: Parameters<typeof startGoogleSandbox>[0]["users"]) {
  let google!: GoogleSandbox;
  const server = await authFixture({
    google: async (url) => {
      const redirectUri = `${url}/auth/v1/callback/google`;
      google = await startGoogleSandbox({ ...CLIENT, redirectUri, users });
      return { issuer: google.issuer, ...CLIENT };
    },
  });

  afterAll(() => google.stop());

  const start = (browser: TestBrowser, more: Record<string, unknown> = {}) =>
    browser.post("/auth/v1/sign-in/social", {
      provider: "google",
      callbackURL: "/checkout",
      errorCallbackURL: "/auth",
      ...more,
    });

  return {
    server,
    google,
    start,
    authorizeUrl: async (browser: TestBrowser): Promise<URL> => {
      const { url } = (await (await start(browser)).json()) as { url: string };
      return new URL(url);
    },
    /** Presses the button of a person on Google's page; returns the address that Google sends the browser back to. */
    choose: async (url: URL, email: string): Promise<string> => {
      const form = new URLSearchParams({ email });
      for (const name of PASSED_ON) form.set(name, url.searchParams.get(name) ?? "");
      const answer = await fetch(`${google.issuer}/o/oauth2/v2/auth/callback`, {
        method: "POST",
        body: form,
        redirect: "manual",
      });
      return answer.headers.get("location")!;
    },
  };
}
