import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { DASHBOARD, type FakeLuli, ME, startFakeLuli } from "../../../testing/fake-luli.ts";
import { openApp } from "../../../testing/open-app.tsx";

let server: FakeLuli;
beforeEach(() => {
  server = startFakeLuli(ME);
});

const user = userEvent.setup();
const statistic = (label: string) => screen.getByText(label).parentElement?.textContent;
const openDialog = async (button: string) => {
  await user.click(await screen.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog"));
};

test("the four cards say what is, with the spec's labels", async () => {
  await openApp("/profile");
  await screen.findByText("Total Happiness");
  expect(statistic("Member Since")).toContain("March 2026");
  expect(statistic("Total Happiness")).toContain("8,450 points");
  expect(statistic("Conversations")).toContain("127");
  expect(statistic("Conversations")).toContain("messages answered");
  expect(statistic("Achievements")).toContain("12 unlocked");
});

test("a cancelled trial says so before its badge", async () => {
  server.subscription = {
    ...server.subscription,
    subscribed: true,
    status: "trial",
    subscription_end: "2026-12-01T12:00:00Z",
    cancel_at_period_end: true,
  };
  await openApp("/profile");
  const note = await screen.findByText("Cancelled. You keep Premium until December 1, 2026.");
  const [badge] = within(note.closest("section")!).getAllByText("Free Trial");
  expect(note.compareDocumentPosition(badge!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(note.className).toContain("box-warn");
});

test("a portal that fails is told, and its tab goes", async () => {
  server.subscription = {
    ...server.subscription,
    subscribed: true,
    status: "active",
    subscription_end: "2030-05-06T12:00:00Z",
  };
  const close = vi.fn<() => void>();
  vi.stubGlobal("open", () => ({ close, document: {}, location: {} }));
  server.on("POST /functions/v1/customer-portal", () => ({ status: 502, body: {} }));
  await openApp("/profile");
  await user.click(await screen.findByRole("button", { name: "Manage Subscription" }));
  expect(await screen.findByText("Portal failed")).toBeTruthy();
  expect(screen.getByText("Failed to open customer portal. Please try again.")).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

test("a new person's story shows no zeros", async () => {
  server.on("GET /api/dashboard", () => ({
    body: { ...DASHBOARD, streak: { ...DASHBOARD.streak, days: 0, longest: 0 } },
  }));
  await openApp("/profile");
  const story = await screen.findByRole("region", { name: "Our story" });
  expect(within(story).getByRole("link").textContent).toBe("What Luli remembers");
  expect(story.textContent).not.toContain("0");
});

test("the names are saved and shown at once", async () => {
  const sent: unknown[] = [];
  server.on("PATCH /api/me", ({ body }) => {
    sent.push(body);
    const me = { ...ME, user: { ...ME.user, name: "Rose" }, puppy: { ...ME.puppy, name: "Bean" } };
    server.me = me;
    return { body: me };
  });
  await openApp("/profile");
  const dialog = await openDialog("Edit Profile");
  const name = dialog.getByLabelText("Your name");
  expect(document.activeElement).toBe(name);
  await user.clear(name);
  await user.type(name, "Rose");
  await user.clear(dialog.getByLabelText("Your puppy's name"));
  await user.type(dialog.getByLabelText("Your puppy's name"), "Bean{Enter}");
  expect(await screen.findByRole("heading", { level: 1, name: "Rose" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([{ name: "Rose", puppy_name: "Bean" }]);
  expect(await screen.findByText("Profile saved")).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Profile" })),
  );
});

test("a name that cannot be is told at its field, before and after asking the server", async () => {
  server.on("PATCH /api/me", () => ({
    status: 400,
    body: { error: { code: "invalid_request", message: "Not that one.", field: "name" } },
  }));
  await openApp("/profile");
  const dialog = await openDialog("Edit Profile");
  const puppy = dialog.getByLabelText("Your puppy's name");
  await user.clear(puppy);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("A puppy needs a name.")).toBeTruthy();
  expect(document.activeElement).toBe(puppy);
  await user.type(puppy, "Bean");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Not that one.")).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText("Your name"));
  // The error stands once: at the field, not in a toast as well.
  expect(screen.queryByText("Not saved")).toBeNull();
});

test("a save that fails otherwise is toasted, and the dialog keeps what was written", async () => {
  await openApp("/profile");
  const dialog = await openDialog("Edit Profile");
  server.on("PATCH /api/me", () => ({ status: 500, body: {} }));
  await user.type(dialog.getByLabelText("Your name"), "!");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Not saved")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Your name").value).toBe("Maya!");
});

test("an address is asked for with the password, and the page says where to look", async () => {
  const sent: unknown[] = [];
  server.on("POST /auth/v1/change-email", ({ body }) => {
    sent.push(body);
    return sent.length === 1
      ? { status: 400, body: { code: "INVALID_PASSWORD", message: "Invalid password" } }
      : { body: { status: true } };
  });
  await openApp("/profile");
  const dialog = await openDialog("Change email");
  await user.type(dialog.getByLabelText("New email"), "rose@luli.test");
  await user.type(dialog.getByLabelText("Your password"), "wrong{Enter}");
  expect(await dialog.findByText("That is not your password.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Your password"), "{Enter}");
  expect(await screen.findByRole("dialog", { name: "Check your email" })).toBeTruthy();
  expect(screen.getByText("rose@luli.test")).toBeTruthy();
  expect(sent[1]).toEqual({
    newEmail: "rose@luli.test",
    currentPassword: "wrong",
    callbackURL: "/profile?email=changed",
  });
});

test("a password is changed, and other browsers are signed out unless one says no", async () => {
  const sent: unknown[] = [];
  server.on("POST /auth/v1/change-password", ({ body }) => {
    sent.push(body);
    return { body: { token: null } };
  });
  await openApp("/profile");
  for (const revokeOtherSessions of [true, false]) {
    const dialog = await openDialog("Change password");
    await user.type(dialog.getByLabelText("Current password"), "old password");
    await user.type(dialog.getByLabelText("New password"), "new password");
    if (!revokeOtherSessions)
      await user.click(dialog.getByRole("switch", { name: "Sign out everywhere else" }));
    await user.click(dialog.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.at(-1)).toEqual({
      currentPassword: "old password",
      newPassword: "new password",
      revokeOtherSessions,
    });
  }
  expect(await screen.findByText("You're signed out everywhere else.")).toBeTruthy();
});

test("a Google account says so and sets a password by email", async () => {
  server.me = { ...ME, user: { ...ME.user, has_password: false } };
  const sent: unknown[] = [];
  server.on("POST /auth/v1/request-password-reset", ({ body }) => {
    sent.push(body);
    return { body: { status: true } };
  });
  await openApp("/profile");
  expect(await screen.findByText("You sign in with Google, without a password.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change email" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Set a password" }));
  expect(await screen.findByText("We sent you a link to choose a password.")).toBeTruthy();
  expect(sent).toEqual([{ email: ME.user.email, redirectTo: "/auth?mode=reset" }]);
});

test("Sign out everywhere ends every session and leads home", async () => {
  server.on("POST /auth/v1/revoke-sessions", () => ({ body: { status: true } }));
  const { address } = await openApp("/profile");
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
  expect(await screen.findByText("Signed out everywhere")).toBeTruthy();
  expect(server.callsTo("POST /auth/v1/revoke-sessions")).toHaveLength(1);
  expect(address()).toBe("/");
});

test.for([
  ["changed", "Email changed"],
  ["taken", "Email not changed"],
])("back from a link in a mail (%s) the page says how it went, once", async ([news, title]) => {
  const { router, address } = await openApp(`/profile?email=${news}`);
  expect(await screen.findByText(title!)).toBeTruthy();
  expect(address()).toBe("/profile");
  expect(router.state.location.searchStr).toBe("");
});
