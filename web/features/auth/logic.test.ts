import { expect, test } from "vitest";
import {
  checkEmail,
  checkNewPassword,
  checkPassword,
  fieldErrorsOf,
  isEmail,
  openingOf,
} from "./logic.ts";

test("the page opens with sign-in, or with what the address asks for", () => {
  expect(openingOf({})).toEqual({ view: { name: "sign_in" }, notice: null });
  expect(openingOf({ mode: "sign-up" }).view).toEqual({ name: "sign_up" });
  expect(openingOf({ mode: "forgot" }).view).toEqual({ name: "forgot" });
  expect(openingOf({ mode: "nonsense" }).view).toEqual({ name: "sign_in" });
});

test("a reset link opens the new password, an expired one asks for another mail", () => {
  expect(openingOf({ mode: "reset", token: "t1" })).toEqual({
    view: { name: "reset", token: "t1" },
    notice: null,
  });
  expect(openingOf({ mode: "reset", error: "INVALID_TOKEN" })).toMatchObject({
    view: { name: "forgot" },
    notice: "reset_link_over",
  });
  expect(openingOf({ mode: "reset" }).view).toEqual({ name: "forgot" });
});

test.each(["TOKEN_EXPIRED", "token_expired", "INVALID_TOKEN", "USER_NOT_FOUND"])(
  "a confirmation link that ended with %s offers a new one",
  (error) => {
    expect(openingOf({ error })).toMatchObject({
      view: { name: "resend" },
      notice: "confirmation_link_over",
    });
  },
);

test.each(["sign_in_to_confirm", "confirm_by_password", "account_deleted", "account_suspended"])(
  "why one has to sign in is said: %s",
  (error) => {
    expect(openingOf({ error })).toEqual({ view: { name: "sign_in" }, notice: error });
  },
);

test("a failed visit to Google leads back to sign-in and says what happened", () => {
  expect(openingOf({ error: "access_denied" })).toMatchObject({
    view: { name: "sign_in" },
    notice: "google_cancelled",
  });
  expect(openingOf({ error: "account_not_linked" }).notice).toBe("google_failed");
});

test("an email must be there and be one", () => {
  expect(checkEmail(" ").email).toMatch(/enter your email/);
  for (const wrong of ["maya", "maya@", "@luli.test", "maya@luli", "ma ya@luli.test", "a@b@c.de"]) {
    expect(isEmail(wrong)).toBe(false);
    expect(checkEmail(wrong).email).toMatch(/full email/);
  }
  expect(checkEmail(" maya@luli.test ")).toEqual({});
});

test("a password must be there, and a new one long enough", () => {
  expect(checkPassword("").password).toBeTruthy();
  expect(checkPassword("x")).toEqual({});
  expect(checkNewPassword("").password).toMatch(/choose/);
  expect(checkNewPassword("1234567").password).toMatch(/8 characters/);
  expect(checkNewPassword("12345678")).toEqual({});
});

test("the server's answer goes to the field it is about", () => {
  expect(fieldErrorsOf("PASSWORD_TOO_SHORT", "Password too short")).toEqual({
    password: "Password too short",
  });
  expect(fieldErrorsOf("VALIDATION_ERROR", "[body.email] Invalid email address").email).toMatch(
    /full email/,
  );
  expect(fieldErrorsOf("INVALID_EMAIL_OR_PASSWORD", "Invalid email or password")).toEqual({
    password: "Invalid email or password",
  });
  expect(fieldErrorsOf("TOO_MANY_REQUESTS", "Too many requests")).toEqual({});
});
