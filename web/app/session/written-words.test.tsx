// A typed text outlives the end of its writer's session and is shown to no other person.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../../../shared/contracts/me.ts";
import { sessionStore } from "../../lib/session/session.ts";
import { type FakeLuli, ME, startFakeLuli } from "../../testing/fake-luli.ts";
import { wholeReply } from "../../testing/fake-reply.ts";
import { apiError, json } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { storedChat } from "../../testing/stored-chat.ts";

const CHAT = "POST /functions/v1/chat";
const OTHER: Me = { ...ME, user: { ...ME.user, id: "u2", email: "ben@luli.test" } };

let server: FakeLuli;

beforeEach(() => {
  server = startFakeLuli(ME);
  server.on(CHAT, (call) =>
    server.me ? wholeReply("Woof, I heard you").answer(call) : apiError(401, "not_authenticated"),
  );
});

const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message to Luli" });

/** Ends the session as another device would. */
const endSession = () => {
  server.me = null;
};
const signIn = async (person: Me) => {
  server.me = person;
  await act(() => sessionStore.refresh());
};

test("a message that was sent as the session ended goes out once its writer is back", async () => {
  const { address } = await openApp("/chat");
  await userEvent.type(await field(), "It was a long day");
  endSession();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Please sign in to chat")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/auth"));
  await signIn(ME);
  expect(await screen.findByText("Woof, I heard you")).toBeTruthy();
  expect(screen.getByText("It was a long day")).toBeTruthy();
  expect(server.callsTo(CHAT)).toHaveLength(2);
});

test("another person never sees a message that was sent as the session ended", async () => {
  const { address } = await openApp("/chat");
  await userEvent.type(await field(), "It was a long day");
  endSession();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/auth"));
  await signIn(OTHER);
  expect((await field()).value).toBe("");
  expect(screen.queryByText("It was a long day")).toBeNull();
  expect(server.callsTo(CHAT)).toHaveLength(1);
});

test("a draft waits while its writer is signed out", async () => {
  const { address } = await openApp("/chat");
  await userEvent.type(await field(), "It was a lo");
  endSession();
  await act(() => sessionStore.refresh());
  await waitFor(() => expect(address()).toBe("/auth"));
  await signIn(ME);
  expect((await field()).value).toBe("It was a lo");
});

test("a message that becomes another while the session ends is still a draft", async () => {
  server.on("GET /api/chats", () => json({ chats: [storedChat("1")], next: null }));
  const { address } = await openApp("/chat");
  await userEvent.type(await field(), "Later: ");
  await userEvent.click(await screen.findByText("message 1"));
  await userEvent.click(await screen.findByRole("button", { name: "Edit message" }));
  await waitFor(async () => expect((await field()).value).toBe("message 1"));
  await userEvent.type(await field(), " and more");
  endSession();
  await act(() => sessionStore.refresh());
  await waitFor(() => expect(address()).toBe("/auth"));
  await signIn(ME);
  expect((await field()).value).toBe("Later: \n\nmessage 1 and more");
});

test("signing out leaves no message on the device", async () => {
  await openApp("/chat");
  await field();
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await userEvent.type(await field(), "Still offline{Enter}");
  await waitFor(() => expect(localStorage.getItem("luli-outbox")).toContain("Still offline"));
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("Signed out")).toBeTruthy();
  expect(localStorage.getItem("luli-outbox")).toBeNull();
  isOnline.mockRestore();
});
