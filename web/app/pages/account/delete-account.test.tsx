import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";

const DELETE = "POST /api/me/deletion";
const user = userEvent.setup();
let server: FakeLuli;
let sent: unknown[];

beforeEach(() => {
  server = startFakeLuli(ME);
  sent = [];
  server.on(DELETE, ({ body }) => {
    sent.push(body);
    return { status: 202, body: { status: "requested" } };
  });
});

const openDialog = async () => {
  const { address } = await openApp("/settings");
  await user.click(await screen.findByRole("button", { name: "Delete Account" }));
  return { address, dialog: within(await screen.findByRole("dialog")) };
};
const confirmWith = async (
  dialog: Awaited<ReturnType<typeof openDialog>>["dialog"],
  typed: string,
  password = "",
) => {
  const field = dialog.getByLabelText("Type your email to confirm");
  await user.clear(field);
  if (typed) await user.type(field, typed);
  if (password) await user.type(dialog.getByLabelText("Your password"), password);
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
};

test("the address typed out and the password delete the account and lead home", async () => {
  const { address, dialog } = await openDialog();
  await confirmWith(dialog, "Maya@luli.test", "secret");
  expect(await screen.findByText("Goodbye, and thank you")).toBeTruthy();
  expect(sent).toEqual([{ confirmation: "Maya@luli.test", password: "secret" }]);
  expect(server.callsTo("POST /auth/v1/sign-out")).toHaveLength(1);
  await screen.findByRole("link", { name: "Get Started" });
  expect(address()).toBe("/");
});

test("another address, or none of the password, sends nothing and says what is missing", async () => {
  const { dialog } = await openDialog();
  await confirmWith(dialog, "");
  expect(dialog.getByText("Please type maya@luli.test.")).toBeTruthy();
  expect(dialog.getByText("Please enter your password.")).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText("Type your email to confirm"));
  await confirmWith(dialog, "leo@luli.test", "secret");
  expect(dialog.getByText("Please type maya@luli.test.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("a wrong password is told at its field, anything else by a toast, and nobody is signed out", async () => {
  const { address, dialog } = await openDialog();
  server.on(DELETE, () => ({
    status: 400,
    body: { error: { code: "wrong_password", message: "That is not it.", field: "password" } },
  }));
  await confirmWith(dialog, "maya@luli.test", "wrong");
  expect(await dialog.findByText("That is not it.")).toBeTruthy();
  expect(screen.queryByText("Nothing was deleted")).toBeNull();
  server.on(DELETE, () => ({ status: 500, body: {} }));
  await confirmWith(dialog, "maya@luli.test", "x");
  expect(await screen.findByText("Nothing was deleted")).toBeTruthy();
  expect(address()).toBe("/settings");
  expect(server.me).not.toBeNull();
});

test("a Google account deletes without a password, and a subscriber reads what becomes of the subscription", async () => {
  server.me = {
    ...ME,
    user: { ...ME.user, has_password: false, subscription_status: "active" },
  };
  const { dialog } = await openDialog();
  expect(dialog.queryByLabelText("Your password")).toBeNull();
  expect(dialog.getByText(/Your subscription ends right away/)).toBeTruthy();
  await confirmWith(dialog, "maya@luli.test");
  expect(await screen.findByText("Goodbye, and thank you")).toBeTruthy();
  expect(sent).toEqual([{ confirmation: "maya@luli.test" }]);
});

test("a cancelled deletion keeps everything", async () => {
  const { dialog } = await openDialog();
  expect(dialog.queryByText(/subscription ends/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Never mind" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete Account" }));
});
