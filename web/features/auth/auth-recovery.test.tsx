import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SIGNED_IN, json } from "../../testing/fake-server.ts";
import { sessionStore } from "../../lib/session/session.ts";
import {
  RESEND,
  SESSION,
  SIGN_IN,
  button,
  email,
  endAuth,
  fill,
  heading,
  openAuth,
  page,
  password,
  refuse,
  signUp,
  startAuth,
} from "../../testing/open-auth.tsx";

beforeEach(startAuth);
afterEach(endAuth);

test("the confirmation can be sent again, after a while", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval"] });
  page.server.on(RESEND, () => json({ status: true }));
  const user = await signUp();
  expect(screen.getByRole("button", { name: /Send again in 30 s/ })).toHaveProperty(
    "disabled",
    true,
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await user.click(button("Send the link again"));
  await waitFor(() => expect(page.server.callsTo(RESEND)).toHaveLength(1));
  expect(page.server.callsTo(RESEND)[0]?.body).toEqual({
    email: "maya@luli.test",
    callbackURL: "/chat",
  });
  expect(await screen.findByRole("button", { name: /Send again in/ })).toHaveProperty(
    "disabled",
    true,
  );
});

test("a confirmation in another tab leads this one on", async () => {
  await signUp();
  page.server.on(SESSION, () => json(SIGNED_IN));
  act(() => void window.dispatchEvent(new Event("focus")));
  await waitFor(() => expect(page.destinations).toEqual(["/chat"]));
});

test("an unconfirmed address can ask for its mail again", async () => {
  page.server.on(SIGN_IN, () => refuse(403, "EMAIL_NOT_VERIFIED", "Email not verified"));
  page.server.on(RESEND, () => json({ status: true }));
  const user = openAuth();
  await fill(user);
  await user.click(button("Sign In"));
  expect(await screen.findByText("Please confirm your email first")).toBeTruthy();
  await user.click(button("Send the link again"));
  expect(await screen.findByText(/a new link is on its way/)).toBeTruthy();
  expect(page.server.callsTo(RESEND)).toHaveLength(1);
});

test("a confirmation link that ran out is explained, and a new one is a click away", async () => {
  page.server.on(RESEND, () => json({ status: true }));
  const user = openAuth({ error: "TOKEN_EXPIRED" });
  expect(screen.getByText("This confirmation link has expired")).toBeTruthy();
  await user.type(email(), "maya@luli.test{Enter}");
  expect(
    await screen.findByText("If that address still needs confirming, a new link is on its way."),
  ).toBeTruthy();
});

test("a forgotten password gets a mail, without saying who has an account", async () => {
  const route = "POST /auth/v1/request-password-reset";
  page.server.on(route, () => json({ status: true }));
  const user = openAuth();
  await user.type(email(), "maya@luli.test");
  await user.click(button("Forgot your password?"));
  expect(email()).toHaveProperty("value", "maya@luli.test");
  await user.click(button("Send reset link"));
  expect(
    await screen.findByText("If that address has an account, an email is on its way."),
  ).toBeTruthy();
  expect(page.server.callsTo(route)[0]?.body).toEqual({
    email: "maya@luli.test",
    redirectTo: "/auth?mode=reset",
  });
  await user.click(button("Back to sign-in"));
  expect(heading()).toBe("Welcome Back");
});

test("a reset link sets a new password and leads to sign-in, even for someone who is signed in", async () => {
  page.server.on(SESSION, () => json(SIGNED_IN));
  await sessionStore.refresh();
  const route = "POST /auth/v1/reset-password";
  page.server.on(route, () => {
    page.server.on(SESSION, () => json(null));
    return json({ status: true, email: "maya@luli.test" });
  });
  const user = openAuth({ mode: "reset", token: "t1" });
  expect(page.destinations).toEqual([]);
  await user.type(password(), "a new secret{Enter}");
  expect(await screen.findByText("Password changed")).toBeTruthy();
  expect(page.server.callsTo(route)[0]?.body).toEqual({ token: "t1", newPassword: "a new secret" });
  // The used token leaves the address bar, and the address does not enter it.
  expect(page.destinations).toEqual(["/auth"]);
  expect(heading()).toBe("Welcome Back");
  expect(email()).toHaveProperty("value", "maya@luli.test");
});

test("a reset link that ran out leads to a new mail", async () => {
  page.server.on("POST /auth/v1/reset-password", () =>
    refuse(400, "INVALID_TOKEN", "Invalid token"),
  );
  const user = openAuth({ mode: "reset", token: "old" });
  await user.type(password(), "a new secret{Enter}");
  expect(await screen.findByText("This link has expired")).toBeTruthy();
  expect(button("Send reset link")).toBeTruthy();
});
