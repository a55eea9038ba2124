import { expect, test } from "vitest";
import { HttpError } from "../../lib/http-error.ts";
import { checkEmailChange, checkNames, checkPasswordChange, problemsOf } from "./logic.ts";

const refusal = (code: string, message = "No.", field?: string) =>
  new HttpError({ status: 400, code, message, field });

test("names are checked as the server checks them", () => {
  expect(checkNames("", "Luli")).toEqual({});
  expect(checkNames("x".repeat(81), " ")).toEqual({
    name: "Please use up to 80 characters.",
    puppy_name: "A puppy needs a name.",
  });
});

test("a new address is whole, and another one than before", () => {
  const check = (newEmail: string, currentPassword = "secret") =>
    checkEmailChange({ newEmail, currentPassword }, "maya@luli.test");
  expect(check("leo@luli.test")).toEqual({});
  expect(check("leo")).toEqual({
    newEmail: "Please enter a full email address, like name@example.com.",
  });
  expect(check("Maya@luli.test ")).toEqual({ newEmail: "This is already your address." });
  expect(check("leo@luli.test", "")).toEqual({ currentPassword: "Please enter your password." });
});

test("a new password is long enough and not too long, and the one before is given", () => {
  const check = (newPassword: string, currentPassword = "secret") =>
    checkPasswordChange({ currentPassword, newPassword });
  expect(check("12345678")).toEqual({});
  expect(check("1234567")).toEqual({ newPassword: "Please use at least 8 characters." });
  expect(check("x".repeat(129))).toEqual({ newPassword: "Please use up to 128 characters." });
  expect(check("12345678", "")).toEqual({ currentPassword: "Please enter your password." });
});

test("the server's error goes to its field, any other to none", () => {
  expect(problemsOf(refusal("invalid_request", "Too long.", "puppy_name"))).toEqual({
    puppy_name: "Too long.",
  });
  expect(problemsOf(refusal("INVALID_PASSWORD"))).toEqual({
    currentPassword: "That is not your password.",
  });
  expect(problemsOf(refusal("PASSWORD_TOO_SHORT", "Password too short"))).toEqual({
    newPassword: "Password too short",
  });
  for (const error of [
    refusal("INVALID_EMAIL"),
    refusal("VALIDATION_ERROR", "[body.newEmail] Invalid email address"),
  ])
    expect(Object.keys(problemsOf(error))).toEqual(["newEmail"]);
  for (const error of [
    refusal("too_many_attempts"),
    refusal("invalid_request", "?", "coins"),
    new Error("?"),
  ])
    expect(problemsOf(error)).toEqual({});
});
