// Opens the auth page with a server that the test controls.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { takeCheckoutAfterAuth } from "../lib/checkout-flag.ts";
import { SIGNED_IN, json, startFakeServer } from "./fake-server.ts";
import { sessionStore } from "../lib/session/session.ts";
import { Toaster } from "../ui/toast/toast.tsx";
import { AuthPage } from "../features/auth/auth-page.tsx";
import type { AuthSearch } from "../features/auth/logic.ts";

export const SESSION = "GET /auth/v1/get-session";
export const SIGN_IN = "POST /auth/v1/sign-in/email";
export const SIGN_UP = "POST /auth/v1/sign-up/email";
export const RESEND = "POST /auth/v1/send-verification-email";

const startPage = () => ({
  server: startFakeServer(),
  destinations: [] as string[],
  reactions: [] as string[],
});

export let page: ReturnType<typeof startPage>;

/** Runs before each test: starts signed out. */
export const startAuth = async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  page = startPage();
  page.server.on(SESSION, () => json(null));
  await sessionStore.refresh();
};

/** Runs after each test. */
export const endAuth = () => void takeCheckoutAfterAuth();

export const refuse = (status: number, code: string, message: string) =>
  json({ code, message }, { status });

export const openAuth = (
  search: AuthSearch = {},
  config: { google: boolean; sandbox: ["mail"] | [] } = { google: true, sandbox: [] },
) => {
  render(
    <>
      <Toaster />
      <AuthPage
        onSignedIn={(to) => page.destinations.push(to)}
        onLinkUsed={() => page.destinations.push("/auth")}
        scene={<p>Luli waves</p>}
        onReact={(reaction) => page.reactions.push(reaction)}
        search={search}
        config={config}
      />
    </>,
  );
  return userEvent.setup();
};

export const email = () => screen.getByRole("textbox", { name: "Email" });
export const password = () => screen.getByLabelText(/password/i, { selector: "input" });
export const button = (name: string) => screen.getByRole("button", { name });
export const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

export const fill = async (user: ReturnType<typeof userEvent.setup>, secret = "correct horse") => {
  await user.type(email(), "maya@luli.test");
  await user.type(password(), secret);
};

export const signUp = async (config?: { google: boolean; sandbox: ["mail"] | [] }) => {
  page.server.on(SIGN_UP, () => json({ token: null, user: SIGNED_IN.user }));
  const user = openAuth({ mode: "sign-up" }, config);
  await fill(user);
  await user.click(button("Sign Up"));
  await screen.findByRole("heading", { level: 1, name: "Check your email" });
  return user;
};
