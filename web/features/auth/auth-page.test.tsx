import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { catalog as german } from "../../../languages/de/web.ts";
import { hasCheckoutAfterAuth, setCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { SIGNED_IN, json } from "../../testing/fake-server.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { speak } from "../../lib/words/words.ts";
import {
  SESSION,
  SIGN_IN,
  SIGN_UP,
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

test("the toggle switches between sign-in and sign-up and keeps what was typed", async () => {
  const user = openAuth();
  expect(heading()).toBe("Welcome Back");
  await user.type(email(), "maya@luli.test");
  await user.click(button("Don't have an account? Sign Up"));
  expect(heading()).toBe("Create Account");
  expect(screen.getByText("Start your 7-day free trial")).toBeTruthy();
  expect(screen.getByText(/By signing up you confirm that you are 18 or older/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Terms of Service" }).getAttribute("href")).toBe(
    "/terms",
  );
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe(
    "/privacy",
  );
  expect(email()).toHaveProperty("value", "maya@luli.test");
  expect(password().getAttribute("autocomplete")).toBe("new-password");
  await user.click(button("Already have an account? Sign In"));
  expect(heading()).toBe("Welcome Back");
  expect(password().getAttribute("autocomplete")).toBe("current-password");
});

test("both fields are required, and the first empty one gets the focus", async () => {
  const user = openAuth();
  expect(email()).toHaveProperty("required", true);
  expect(email()).toHaveProperty("type", "email");
  expect(password()).toHaveProperty("required", true);
  await user.click(button("Sign In"));
  expect(screen.getByText("Please enter your email.")).toBeTruthy();
  expect(screen.getByText("Please enter your password.")).toBeTruthy();
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email());
  expect(page.server.callsTo(SIGN_IN)).toEqual([]);
});

test.each([
  [false, undefined, "/chat"],
  [true, undefined, "/checkout"],
  [false, "checkout", "/checkout"],
])("sign-in greets, and leads on (flag: %s, mode: %s)", async (hasFlag, mode, destination) => {
  if (hasFlag) setCheckoutAfterAuth();
  page.server.on(SIGN_IN, () => {
    page.server.on(SESSION, () => json(SIGNED_IN));
    return json({ redirect: false, token: "t", user: SIGNED_IN.user });
  });
  const user = openAuth({ mode });
  await fill(user);
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Welcome back!")).toBeTruthy();
  expect(screen.getByText("Successfully signed in.")).toBeTruthy();
  expect(page.destinations).toEqual([destination]);
  expect(hasCheckoutAfterAuth()).toBe(false);
  expect(page.server.callsTo(SIGN_IN)[0]?.body).toEqual({
    email: "maya@luli.test",
    password: "correct horse",
  });
});

test("a signed-in person is led on at once", async () => {
  page.server.on(SESSION, () => json(SIGNED_IN));
  await sessionStore.refresh();
  setCheckoutAfterAuth();
  openAuth();
  expect(page.destinations).toEqual(["/checkout"]);
});

test("a refused sign-in says what the server says, at the password as well, and Luli is sorry until one types", async () => {
  page.server.on(SIGN_IN, () =>
    refuse(401, "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password"),
  );
  const user = openAuth();
  await fill(user, "wrong");
  await user.click(button("Sign In"));
  const toast = await screen.findByRole("alert");
  expect(within(toast).getByText("Error")).toBeTruthy();
  expect(within(toast).getByText("Invalid email or password")).toBeTruthy();
  expect(button("Sign In").getAttribute("aria-disabled")).toBeNull();
  expect(page.destinations).toEqual([]);
  expect(document.activeElement).toBe(password());
  expect(password().getAttribute("aria-invalid")).toBe("true");
  const told = document.getElementById(password().getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toBe("Invalid email or password");
  expect(page.reactions.at(-1)).toBe("sorry");
  await user.keyboard("c");
  expect(page.reactions.at(-1)).toBe("looking_away");
});

test("a refused sign-in is told in the person's language", async () => {
  speak("de", german);
  onTestFinished(() => act(() => speak("en-US")));
  page.server.on(SIGN_IN, () => refuse(401, "INVALID_EMAIL_OR_PASSWORD", "Invalid"));
  const user = openAuth();
  await user.type(screen.getByLabelText("E-Mail"), "maya@luli.test");
  await user.type(screen.getByLabelText("Passwort"), "wrong{Enter}");
  const toast = await screen.findByRole("alert");
  expect(within(toast).getByText("E-Mail-Adresse oder Passwort stimmt nicht.")).toBeTruthy();
});

test("a form that is sent twice goes out once", async () => {
  const answer = Promise.withResolvers<Response>();
  page.server.on(SIGN_IN, () => answer.promise);
  const user = openAuth();
  await fill(user);
  await user.keyboard("{Enter}{Enter}");
  await user.click(screen.getByRole("button", { name: /Signing in/ }));
  expect(page.server.callsTo(SIGN_IN)).toHaveLength(1);
  await act(async () => answer.resolve(refuse(401, "X", "No.")));
});

test("sign-up sends the time zone, an empty name and where the mail leads, and shows where to look", async () => {
  await signUp();
  expect(screen.getByText("We sent you a confirmation link to complete your signup.")).toBeTruthy();
  expect(screen.getByText("maya@luli.test")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open the sandbox mailbox" })).toBeNull();
  expect(page.server.callsTo(SIGN_UP)[0]?.body).toEqual({
    name: "",
    email: "maya@luli.test",
    password: "correct horse",
    callbackURL: "/chat",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: "en-US",
  });
});

test("a sign-up on the way to the checkout confirms into the checkout", async () => {
  setCheckoutAfterAuth();
  await signUp();
  expect(page.server.callsTo(SIGN_UP)[0]?.body).toMatchObject({ callbackURL: "/checkout" });
  expect(hasCheckoutAfterAuth()).toBe(true);
});

test("the page links to the caught emails of a sandbox", async () => {
  await signUp({ google: false, sandbox: ["mail"] });
  expect(screen.getByRole("link", { name: "Open the sandbox mailbox" }).getAttribute("href")).toBe(
    "/sandbox/mail",
  );
});

test("Google is offered where it is set up, and leads to its own page", async () => {
  const route = "POST /auth/v1/sign-in/social";
  page.server.on(route, () => json({ url: "https://google.test/authorize", redirect: false }));
  const user = openAuth();
  await user.click(button("Continue with Google"));
  await waitFor(() => expect(page.server.callsTo(route)).toHaveLength(1));
  expect(page.server.callsTo(route)[0]?.body).toEqual({
    provider: "google",
    callbackURL: "/chat",
    errorCallbackURL: "/auth",
  });
});

test("Google is not offered where it is not set up", () => {
  openAuth({}, { google: false, sandbox: [] });
  expect(screen.queryByRole("button", { name: "Continue with Google" })).toBeNull();
});

test("Luli likes a whole address and looks away from the password", async () => {
  const user = openAuth();
  await user.type(email(), "maya@luli.test");
  await user.click(password());
  await user.tab();
  expect(page.reactions).toEqual(["waving", "petted", "looking_away", "petted"]);
});

test("the password leads to a second step, and its code signs in", async () => {
  const user = openAuth();
  page.server.on(SIGN_IN, () => json({ twoFactorRedirect: true }));
  await user.type(email(), "maya@luli.test");
  await user.type(password(), "correct horse");
  await user.click(button("Sign In"));
  await waitFor(() => expect(heading()).toBe("One more step"));
  const code = screen.getByLabelText("Code");
  expect(code.getAttribute("autocomplete")).toBe("one-time-code");
  await user.click(button("Confirm"));
  expect(screen.getByText("Please enter the code.")).toBeTruthy();
  const sent: unknown[] = [];
  page.server.on("POST /auth/v1/two-factor/verify-totp", ({ body }) => {
    sent.push(body);
    return sent.length === 1
      ? refuse(401, "INVALID_CODE", "Invalid code")
      : json({ token: "t", user: SIGNED_IN.user });
  });
  await user.type(code, "123 456");
  await user.click(button("Confirm"));
  await waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
  page.server.on(SESSION, () => json(SIGNED_IN));
  await user.click(button("Confirm"));
  await waitFor(() => expect(page.destinations).toEqual(["/chat"]));
  expect(sent).toEqual([{ code: "123456" }, { code: "123456" }]);
});

test("an expired second step asks for the password again", async () => {
  const user = openAuth({ mode: "second-factor" });
  page.server.on("POST /auth/v1/two-factor/verify-backup-code", () =>
    refuse(401, "INVALID_TWO_FACTOR_COOKIE", "Invalid two factor cookie"),
  );
  expect(screen.getByText("Enter the code from your authenticator app.")).toBeTruthy();
  await user.click(button("Confirm"));
  expect(screen.getByText("Please enter the code.")).toBeTruthy();
  await user.click(button("Use a recovery code"));
  // The form shows neither the request for a code nor the last error.
  expect(screen.queryByText(/^Enter the code|Please enter/)).toBeNull();
  expect(screen.getByText(/^Enter one of your recovery codes/)).toBeTruthy();
  await user.type(screen.getByLabelText("Recovery code"), "abcde-12345");
  await user.click(button("Confirm"));
  await waitFor(() => expect(heading()).toBe("Welcome Back"));
});
