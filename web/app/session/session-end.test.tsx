// A person whose session ended reads the reason on /auth.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { sessionStore } from "../../lib/session/session.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { openApp } from "../../testing/open-app.tsx";

const ASK = "POST /api/session-end";
const SIGNED_OUT = "You have been signed out. Sign in to continue.";

let server: FakeLuli;
beforeEach(() => {
  server = startFakeLuli(ME);
});

test.each([
  ["signed_out", SIGNED_OUT],
  ["account_suspended", /^This account is suspended/],
  ["account_deleted", "This account has been deleted."],
])("a session that ends elsewhere (%s) leads to the door and says why", async (reason, line) => {
  server.on(ASK, () => ({ body: { reason } }));
  const { address } = await openApp("/dashboard");
  await screen.findByText("Conversations");
  server.me = null;
  await act(() => sessionStore.refresh());
  await waitFor(() => expect(address()).toBe("/auth"));
  expect(await screen.findByText(line)).toBeTruthy();
  expect(server.callsTo(ASK)).toHaveLength(1);
});

test("a visitor, and whoever signed out here, reads nothing of a session", async () => {
  const { router } = await openApp("/");
  await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("Signed out")).toBeTruthy();
  await act(() => router.navigate({ to: "/auth" }));
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(screen.queryByText(SIGNED_OUT)).toBeNull();
  expect(server.callsTo(ASK)).toEqual([]);
});
