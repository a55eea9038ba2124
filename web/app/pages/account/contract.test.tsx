import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";

const WITHDRAW = "POST /functions/v1/contract/own/withdraw";
const CONTRACT: Contract = {
  email: ME.user.email,
  concluded_at: "2026-11-20T10:00:00.000Z",
  withdraw_until: "2026-12-04T22:59:59.000Z",
  is_withdrawable: true,
  withdrawn_at: null,
  refunded_cents: null,
  is_running: true,
  cancel_at_period_end: false,
  subscription_end: "2026-12-20T10:00:00.000Z",
};
const user = userEvent.setup();
let server: FakeLuli;
let sent: unknown[];

beforeEach(() => {
  server = startFakeLuli(ME);
  sent = [];
  server.on("POST /functions/v1/contract/own", () => ({ body: CONTRACT }));
  server.on(WITHDRAW, ({ body }) => {
    sent.push(body);
    return {
      body: { ...CONTRACT, is_withdrawable: false, withdrawn_at: "2026-11-28T08:00:00.000Z" },
    };
  });
});

const press = (name: string) => user.click(screen.getByRole("button", { name }));

test("withdrawing while signed in asks for the name and the password", async () => {
  await openApp("/contract");
  await user.type(await screen.findByLabelText("Your name"), "Maya");
  await press("Continue");
  expect(screen.getByText("Please enter your password.")).toBeTruthy();
  await user.type(screen.getByLabelText("Your password"), "secret");
  await press("Continue");
  await press("Confirm withdrawal");
  expect(await screen.findByText(/We received your withdrawal/)).toBeTruthy();
  expect(sent).toEqual([{ name: "Maya", email: ME.user.email, password: "secret" }]);
});

test("a wrong password is told at its field, where it can be typed again", async () => {
  server.on(WITHDRAW, () => ({
    status: 400,
    body: {
      error: { code: "wrong_password", message: "That is not your password.", field: "password" },
    },
  }));
  await openApp("/contract");
  await user.type(await screen.findByLabelText("Your name"), "Maya");
  await user.type(screen.getByLabelText("Your password"), "guess");
  await press("Continue");
  await press("Confirm withdrawal");
  expect(await screen.findByText("That is not your password.")).toBeTruthy();
  expect(screen.getByLabelText("Your name")).toHaveProperty("value", "Maya");
});

test("a person without a password is not asked for one", async () => {
  server.me = { ...ME, user: { ...ME.user, has_password: false } };
  await openApp("/contract");
  await user.type(await screen.findByLabelText("Your name"), "Maya");
  expect(screen.queryByLabelText("Your password")).toBeNull();
  await press("Continue");
  await press("Confirm withdrawal");
  await screen.findByText(/We received your withdrawal/);
  expect(sent).toEqual([{ name: "Maya", email: ME.user.email }]);
});
