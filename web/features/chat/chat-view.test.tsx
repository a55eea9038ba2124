import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiError, json, networkError } from "../../testing/fake-server.ts";
import { wholeReply } from "../../testing/fake-reply.ts";
import {
  CHAT,
  endChat,
  field,
  log,
  openGreeted,
  page,
  sendButton,
  startChat,
  startReply,
  tell,
} from "../../testing/open-chat.tsx";

beforeEach(startChat);
afterEach(endChat);

test("Luli opens by asking the name", async () => {
  await openGreeted();
  expect(
    screen.getByText("Woof woof! I'm Luli, your fluffiest friend. What's your name?"),
  ).toBeTruthy();
  expect(screen.getByText("Your conversations with Luli are private and secure")).toBeTruthy();
  expect(screen.getByText("Luli is an AI.")).toBeTruthy();
});

test("Enter sends: the message shows, the field clears, the reply grows and is announced once", async () => {
  const { reply } = await startReply();
  expect(log().getByText("Hi Luli")).toBeTruthy();
  expect(field()).toHaveProperty("value", "");
  expect(log().getByText("Luli is thinking")).toBeTruthy();

  await tell(reply, (own) => own.say("Woof *wags"));
  expect(await log().findByText("Woof *wags")).toBeTruthy();
  await tell(reply, (own) => own.say(" tail* Maya!"));
  expect((await log().findByText("wags tail")).tagName).toBe("EM");
  expect(screen.queryByText(/Luli says/)).toBeNull();

  await tell(reply, (own) => own.end());
  expect(await screen.findByText("Luli says: Woof *wags tail* Maya!")).toBeTruthy();
  expect(page.states).toEqual(["idle", "thinking", "talking", "idle"]);
  expect(page.sounds).toEqual(["send", "receive", "yip"]);
});

test("the conversation that is sent holds the greeting, what was said and the new message", async () => {
  page.server.on(CHAT, wholeReply("Hello Maya!").answer);
  const { user } = await openGreeted();
  await user.type(field(), "I'm Maya{Enter}");
  await log().findByText("Hello Maya!");
  page.server.on(CHAT, wholeReply("Bye!").answer);
  await user.type(field(), "Bye{Enter}");
  await log().findByText("Bye!");
  expect(page.server.callsTo(CHAT)[1]?.body).toEqual({
    messages: [
      {
        role: "assistant",
        content: "Woof woof! I'm Luli, your fluffiest friend. What's your name?",
      },
      { role: "user", content: "I'm Maya" },
      { role: "assistant", content: "Hello Maya!" },
      { role: "user", content: "Bye" },
    ],
  });
});

test("the composer has the focus on a desktop", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  await openGreeted();
  expect(document.activeElement).toBe(field());
});

test("bold words and lists are told as such, in the direction of their script", async () => {
  page.server.on(CHAT, wholeReply("**Shalom** שלום\n- one\n- two").answer);
  const { user } = await openGreeted();
  await user.type(field(), "Hi{Enter}");
  expect((await log().findByText("Shalom")).tagName).toBe("STRONG");
  const items = within(log().getByText("one").closest("ul")!).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(["one", "two"]);
  expect(log().getByText("Shalom").closest("[dir]")?.getAttribute("dir")).toBe("auto");
});

test("blank messages are not sent", async () => {
  const { user } = await openGreeted();
  expect(sendButton()).toHaveProperty("disabled", true);
  await user.type(field(), "   {Enter}");
  expect(sendButton()).toHaveProperty("disabled", true);
  expect(page.server.callsTo(CHAT)).toEqual([]);
});

test("Shift+Enter breaks the line, and an Enter of an input method picks a word", async () => {
  page.server.on(CHAT, wholeReply("Woof!").answer);
  const { user } = await openGreeted();
  await user.type(field(), "one{Shift>}{Enter}{/Shift}two");
  expect(field()).toHaveProperty("value", "one\ntwo");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  expect(page.server.callsTo(CHAT)).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(page.server.callsTo(CHAT)).toHaveLength(1));
});

test("the draft stays and cannot be sent while Luli answers", async () => {
  const { reply, user } = await startReply();
  await user.type(field(), "Me again{Enter}");
  expect(page.server.callsTo(CHAT)).toHaveLength(1);
  expect(field()).toHaveProperty("value", "Me again");
  await tell(reply, (own) => own.end());
  await waitFor(() => expect(sendButton()).toHaveProperty("disabled", false));
});

test.each([
  [429, "Rate limit exceeded", "Please slow down and try again in a moment.", 1],
  // Another try cannot help before the next day.
  [402, "AI usage limit reached", "Please upgrade your plan to continue chatting.", 0],
  [503, "Chat error", "Failed to send message. Please try again.", 1],
])(
  "a refusal with %i says so, keeps the words and frees the field",
  async (status, title, text, offers) => {
    page.server.on(CHAT, () => apiError(status, "refused"));
    const { user } = await openGreeted();
    await user.type(field(), "Hi Luli{Enter}");
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(log().getByText("Hi Luli")).toBeTruthy();
    expect(log().queryAllByRole("button", { name: "Try again" })).toHaveLength(offers);
    expect(screen.queryByText("Luli is thinking")).toBeNull();
    expect(page.sounds).toEqual(["send", "error"]);
    await user.type(field(), "x");
    expect(sendButton()).toHaveProperty("disabled", false);
  },
);

test("a person without a session is asked to sign in", async () => {
  const { user } = await openGreeted();
  page.server.on("GET /auth/v1/token", () => apiError(401, "UNAUTHORIZED"));
  page.server.on("GET /auth/v1/get-session", () => json(null));
  page.server.on(CHAT, () => apiError(401, "not_authenticated"));
  await user.type(field(), "Hi{Enter}");
  expect(await screen.findByText("Not authenticated")).toBeTruthy();
  expect(screen.getByText("Please sign in to chat")).toBeTruthy();
});

test("Try again sends the same words under the same key", async () => {
  page.server.on(CHAT, () => apiError(503, "model_failed"));
  const { user } = await openGreeted();
  await user.type(field(), "Hi Luli{Enter}");
  const again = await log().findByRole("button", { name: "Try again" });
  await screen.findByText("Chat error");
  page.server.on(CHAT, wholeReply("Woof!").answer);
  await user.click(again);
  expect(await log().findByText("Woof!")).toBeTruthy();
  const [first, second] = page.server.callsTo(CHAT);
  expect(second?.headers.get("idempotency-key")).toBe(first?.headers.get("idempotency-key"));
  expect(second?.body).toEqual(first?.body);
  expect(log().getAllByText("Hi Luli")).toHaveLength(1);
});

test("a model that fails after its first words leaves the person's words with Try again", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => {
    own.say("I was about to");
    own.error();
  });
  expect(await screen.findByText("Chat error")).toBeTruthy();
  expect(log().queryByText("I was about to")).toBeNull();
  expect(log().getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("stop keeps what was said", async () => {
  const { reply, user } = await startReply();
  await tell(reply, (own) => {
    own.start();
    own.say("A very long");
  });
  await log().findByText("A very long");
  const id = page.server.callsTo(CHAT)[0]?.headers.get("idempotency-key") ?? "";
  page.server.on(`POST /functions/v1/chat/${id}/stop`, () => {
    reply.end({ status: "stopped" });
    return json({});
  });
  await user.click(screen.getByRole("button", { name: "Stop Luli" }));
  expect(await log().findByText("Stopped")).toBeTruthy();
  expect(log().getByText("A very long")).toBeTruthy();
  expect(page.server.callsTo(`POST /functions/v1/chat/${id}/stop`)).toHaveLength(1);
  expect(page.sounds).not.toContain("yip");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a stop before the first word is passed on once the server knows the chat, and again if it is lost", async () => {
  const { reply, user } = await startReply();
  const id = page.server.callsTo(CHAT)[0]?.headers.get("idempotency-key") ?? "";
  const route = `POST /functions/v1/chat/${id}/stop` as const;
  page.server.on(route, () => {
    if (page.server.callsTo(route).length === 1) return networkError();
    reply.end({ status: "stopped" });
    return json({});
  });
  await user.click(screen.getByRole("button", { name: "Stop Luli" }));
  expect(page.server.callsTo(route)).toEqual([]);
  await tell(reply, (own) => own.start());
  expect(await log().findByText("Stopped")).toBeTruthy();
});

test("a model's reply is marked for machines, a vetted one brings the help card, and the greeting neither", async () => {
  const { reply, user } = await startReply();
  await tell(reply, (own) => {
    own.start();
    own.say("Woof, hello");
    own.end();
  });
  const vetted = wholeReply("Are you safe?", "card");
  page.server.on(CHAT, vetted.answer);
  await user.type(field(), "Help{Enter}");
  await log().findByText("Are you safe?");
  expect(await screen.findByRole("complementary", { name: "Get help now" })).toBeTruthy();
  const marked = [...document.querySelectorAll("[itemprop=digitalSourceType]")].map((mark) => [
    mark.getAttribute("href"),
    mark.parentElement?.textContent,
  ]);
  expect(marked).toEqual([
    ["https://schema.org/TrainedAlgorithmicMediaDigitalSource", "Luli: Woof, hello"],
  ]);
});

test("a reply is reported with two taps, and words may follow; the greeting cannot be", async () => {
  const { reply, user } = await startReply();
  await tell(reply, (own) => {
    own.start();
    own.say("Woof");
    own.end();
  });
  const [, open] = await screen.findAllByRole("button", { name: "Message actions" });
  open!.focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Give a paw");
  await user.keyboard("{ArrowLeft}{Enter}");
  const id = page.server.callsTo(CHAT)[0]?.headers.get("idempotency-key") ?? "";
  const route = `PUT /api/chats/${id}/report` as const;
  page.server.on(route, () => new Response(null, { status: 204 }));
  await user.click(await screen.findByRole("button", { name: "Hurtful or hateful" }));
  expect(await screen.findByText(/^Thank you for your report/)).toBeTruthy();
  expect(page.server.callsTo(route)[0]?.body).toEqual({ reason: "hurtful", words: "" });
  await user.type(screen.getByRole("textbox", { name: /Anything to add/ }), "It was rude");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Send" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(page.server.callsTo(route)[1]?.body).toEqual({ reason: "hurtful", words: "It was rude" });
});

test("few messages left are told", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.end({ messages_left: 1 }));
  expect(await screen.findByText("1 message left for today")).toBeTruthy();
});

test("markup in a message stays text", async () => {
  page.server.on(CHAT, wholeReply("<img src=x onerror=alert(1)>").answer);
  const { user, container } = await openGreeted();
  await user.type(field(), "<b>bold</b>{Enter}");
  expect(await log().findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(log().getByText("<b>bold</b>")).toBeTruthy();
  expect(container.querySelector("b, img[src=x]")).toBeNull();
});
