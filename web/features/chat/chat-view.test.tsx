import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Chat } from "../../../shared/contracts/chat.ts";
import {
  type FakeServer,
  SIGNED_IN,
  apiError,
  json,
  makeJwt,
  networkError,
  startFakeServer,
} from "../../lib/fake-server.ts";
import { sessionStore } from "../../lib/session.ts";
import { Toaster } from "../../ui/toast.tsx";
import { ChatView } from "./chat-view.tsx";
import { type FakeReply, makeReply, wholeReply } from "./fake-reply.ts";

const CHAT = "POST /functions/v1/chat";
const HISTORY = "GET /api/chats";

let server: FakeServer;
let states: string[];
let sounds: string[];
let client: QueryClient;

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  server = startFakeServer();
  server.on("GET /auth/v1/get-session", () => json(SIGNED_IN));
  server.on("GET /auth/v1/token", () => json({ token: makeJwt(900) }));
  server.on(HISTORY, () => json({ chats: [], next: null }));
  await sessionStore.refresh();
  states = [];
  sounds = [];
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (userName = "") => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <Toaster />
      <ChatView
        puppyName="Luli"
        userName={userName}
        avatarSrc="/luli.svg"
        onState={(state) => states.push(state)}
        onSound={(sound) => sounds.push(sound)}
      />
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup() };
};

const openAndWait = async (userName?: string) => {
  const opened = open(userName);
  await screen.findByText(/^Woof woof/);
  return opened;
};

const field = () => screen.getByRole("textbox", { name: "Message to Luli" });
const openLog = async (userName?: string) => {
  const opened = open(userName);
  await screen.findByRole("log");
  return opened;
};

const log = () => within(screen.getByRole("log"));
const sendButton = () => screen.getByRole("button", { name: "Send" });

const startReply = async (text = "Hi Luli") => {
  const reply = makeReply();
  server.on(CHAT, reply.answer);
  const { user, ...rest } = await openAndWait();
  await user.type(field(), `${text}{Enter}`);
  await waitFor(() => expect(server.callsTo(CHAT)).toHaveLength(1));
  return { reply, user, ...rest };
};

const tell = (reply: FakeReply, what: (reply: FakeReply) => void) =>
  act(async () => {
    what(reply);
  });

const stored = (id: string, change: Partial<Chat> = {}): Chat => ({
  id,
  message: `message ${id}`,
  response: `reply ${id}`,
  status: "done",
  created_at: "2026-11-20T08:00:00.000Z",
  ...change,
});

test("Luli opens by asking the name", async () => {
  await openAndWait();
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
  expect(states).toEqual(["idle", "thinking", "talking", "idle"]);
  expect(sounds).toEqual(["send", "receive", "yip"]);
});

test("the conversation that is sent holds the greeting, what was said and the new message", async () => {
  server.on(CHAT, wholeReply("Hello Maya!").answer);
  const { user } = await openAndWait();
  await user.type(field(), "I'm Maya{Enter}");
  await log().findByText("Hello Maya!");
  server.on(CHAT, wholeReply("Bye!").answer);
  await user.type(field(), "Bye{Enter}");
  await log().findByText("Bye!");
  expect(server.callsTo(CHAT)[1]?.body).toEqual({
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

test("blank messages are not sent", async () => {
  const { user } = await openAndWait();
  expect(sendButton()).toHaveProperty("disabled", true);
  await user.type(field(), "   {Enter}");
  expect(sendButton()).toHaveProperty("disabled", true);
  expect(server.callsTo(CHAT)).toEqual([]);
});

test("Shift+Enter breaks the line, and an Enter of an input method picks a word", async () => {
  server.on(CHAT, wholeReply("Woof!").answer);
  const { user } = await openAndWait();
  await user.type(field(), "one{Shift>}{Enter}{/Shift}two");
  expect(field()).toHaveProperty("value", "one\ntwo");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  expect(server.callsTo(CHAT)).toEqual([]);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(server.callsTo(CHAT)).toHaveLength(1));
});

test("while Luli answers nothing else is sent, and what was typed stays", async () => {
  const { reply, user } = await startReply();
  await user.type(field(), "Me again{Enter}");
  expect(server.callsTo(CHAT)).toHaveLength(1);
  expect(field()).toHaveProperty("value", "Me again");
  await tell(reply, (own) => own.end());
  await waitFor(() => expect(sendButton()).toHaveProperty("disabled", false));
});

test.each([
  [429, "Rate limit exceeded", "Please slow down and try again in a moment."],
  [402, "AI usage limit reached", "Please upgrade your plan to continue chatting."],
  [503, "Chat error", "Failed to send message. Please try again."],
])(
  "a refusal with %i says so, keeps the words and frees the field",
  async (status, title, text) => {
    server.on(CHAT, () => apiError(status, "refused"));
    const { user } = await openAndWait();
    await user.type(field(), "Hi Luli{Enter}");
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(log().getByText("Hi Luli")).toBeTruthy();
    expect(log().getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.queryByText("Luli is thinking")).toBeNull();
    expect(sounds).toEqual(["send", "error"]);
    await user.type(field(), "x");
    expect(sendButton()).toHaveProperty("disabled", false);
  },
);

test("without a session the person is asked to sign in", async () => {
  const { user } = await openAndWait();
  server.on("GET /auth/v1/token", () => apiError(401, "UNAUTHORIZED"));
  server.on("GET /auth/v1/get-session", () => json(null));
  server.on(CHAT, () => apiError(401, "not_authenticated"));
  await user.type(field(), "Hi{Enter}");
  expect(await screen.findByText("Not authenticated")).toBeTruthy();
  expect(screen.getByText("Please sign in to chat")).toBeTruthy();
});

test("Try again sends the same words under the same key", async () => {
  server.on(CHAT, () => apiError(503, "model_failed"));
  const { user } = await openAndWait();
  await user.type(field(), "Hi Luli{Enter}");
  const again = await log().findByRole("button", { name: "Try again" });
  server.on(CHAT, wholeReply("Woof!").answer);
  await user.click(again);
  expect(await log().findByText("Woof!")).toBeTruthy();
  const [first, second] = server.callsTo(CHAT);
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

test("a connection that breaks is taken up, and the partial reply replaced", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("Once up"));
  expect(await log().findByText("Once up")).toBeTruthy();
  server.on(CHAT, wholeReply("Once upon a time").answer);
  await tell(reply, (own) => own.cut());
  await act(async () => {
    window.dispatchEvent(new Event("online"));
  });
  expect(await log().findByText("Once upon a time", {}, { timeout: 3000 })).toBeTruthy();
  expect(log().queryByText("Once up")).toBeNull();
});

test("stop keeps what was said", async () => {
  const { reply, user } = await startReply();
  await tell(reply, (own) => {
    own.start();
    own.say("A very long");
  });
  await log().findByText("A very long");
  const id = server.callsTo(CHAT)[0]?.headers.get("idempotency-key") ?? "";
  server.on(`POST /functions/v1/chat/${id}/stop`, () => {
    reply.end("stopped");
    return json({});
  });
  await user.click(screen.getByRole("button", { name: "Stop Luli" }));
  expect(await log().findByText("Stopped")).toBeTruthy();
  expect(log().getByText("A very long")).toBeTruthy();
  expect(server.callsTo(`POST /functions/v1/chat/${id}/stop`)).toHaveLength(1);
  expect(sounds).not.toContain("yip");
});

test("a stop before the first word is passed on as soon as the server knows the chat", async () => {
  const { reply, user } = await startReply();
  const id = server.callsTo(CHAT)[0]?.headers.get("idempotency-key") ?? "";
  const route = `POST /functions/v1/chat/${id}/stop`;
  server.on(route, () => {
    reply.end("stopped");
    return json({});
  });
  await user.click(screen.getByRole("button", { name: "Stop Luli" }));
  expect(server.callsTo(route)).toEqual([]);
  await tell(reply, (own) => own.start());
  expect(await log().findByText("Stopped")).toBeTruthy();
});

test("a crisis brings the help card", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => {
    own.start({ isCrisis: true });
    own.say("I'm glad you told me.");
    own.end();
  });
  expect(await screen.findByRole("complementary", { name: "Help for right now" })).toBeTruthy();
});

test("few messages left are told", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.end("done", 1));
  expect(await screen.findByText("1 message left for today")).toBeTruthy();
});

test("history is there on return, older messages on demand", async () => {
  server.on(HISTORY, ({ path }) =>
    path.includes("before=2")
      ? json({ chats: [stored("1")], next: null })
      : json({
          chats: [stored("3", { created_at: "2026-11-20T09:00:00.000Z" }), stored("2")],
          next: "2",
        }),
  );
  const { user } = await openLog("Maya");
  expect(await log().findByText("reply 3")).toBeTruthy();
  expect(log().queryByText(/^Woof woof/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Earlier messages" }));
  expect(await log().findByText("reply 1")).toBeTruthy();
  const texts = screen.getAllByText(/^(message|reply) \d$/).map((element) => element.textContent);
  expect(texts).toEqual(["message 1", "reply 1", "message 2", "reply 2", "message 3", "reply 3"]);
  expect(log().getByText(/^Woof woof, Maya!/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
});

test("a history that cannot be loaded says so and can be asked for again", async () => {
  server.on(HISTORY, networkError);
  const { user } = open();
  expect(await screen.findByText("Your earlier messages could not be loaded.")).toBeTruthy();
  server.on(HISTORY, () => json({ chats: [stored("1")], next: null }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await log().findByText("reply 1")).toBeTruthy();
});

test("a reply that was running when the page was left is followed again", async () => {
  server.on(HISTORY, () =>
    json({ chats: [stored("7", { status: "running", response: null })], next: null }),
  );
  server.on(CHAT, wholeReply("Here I am").answer);
  await openLog();
  expect(await log().findByText("Here I am")).toBeTruthy();
  const calls = server.callsTo(CHAT);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get("idempotency-key")).toBe("7");
  expect(calls[0]?.body).toMatchObject({
    messages: expect.arrayContaining([{ role: "user", content: "message 7" }]) as unknown,
  });
});

test("a stored message that failed offers Try again", async () => {
  server.on(HISTORY, () =>
    json({ chats: [stored("7", { status: "failed", response: null })], next: null }),
  );
  server.on(CHAT, wholeReply("Now I can").answer);
  const { user } = await openLog();
  await user.click(await log().findByRole("button", { name: "Try again" }));
  expect(await log().findByText("Now I can")).toBeTruthy();
  expect(server.callsTo(CHAT)[0]?.headers.get("idempotency-key")).toBe("7");
});

test("a page that is left stops reading, and shows the conversation again on return", async () => {
  const { reply, unmount } = await startReply();
  await tell(reply, (own) => own.say("Wo"));
  const [call] = server.callsTo(CHAT);
  unmount();
  expect(call?.signal?.aborted).toBe(true);
});

test("offline, the page says so and nothing can be sent", async () => {
  const { user } = await openAndWait();
  await user.type(field(), "Hi");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(server.callsTo(CHAT)).toEqual([]);
  expect(field()).toHaveProperty("value", "Hi");
  vi.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(sendButton()).toHaveProperty("disabled", false);
});

test("what people write is text, never markup", async () => {
  server.on(CHAT, wholeReply("<img src=x onerror=alert(1)>").answer);
  const { user, container } = await openAndWait();
  await user.type(field(), "<b>bold</b>{Enter}");
  expect(await log().findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(log().getByText("<b>bold</b>")).toBeTruthy();
  expect(container.querySelector("b, img[src=x]")).toBeNull();
});

test("a piece of the reply renders its own bubble and nothing around it", async () => {
  const { reply } = await startReply();
  await tell(reply, (own) => own.say("a"));
  const bubble = await log().findByText("a");
  const changed: Node[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map((record) => record.target)),
  );
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await tell(reply, (own) => own.say("b"));
  await waitFor(() => expect(bubble.textContent).toBe("ab"));
  observer.disconnect();
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.every((node) => bubble.contains(node))).toBe(true);
});
