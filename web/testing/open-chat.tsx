// Opens the chat with a server that the test controls.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import type { Me } from "../../shared/contracts/me.ts";
import { meQuery } from "../lib/data.ts";
import { ME } from "./fake-luli.ts";
import { json, startSignedIn } from "./fake-server.ts";
import { Toaster } from "../ui/toast/toast.tsx";
import { ChatView } from "../features/chat/chat-view.tsx";
import type { Turn } from "../features/chat/conversation/conversation.ts";
import { createConversationStore } from "../features/chat/conversation/conversation-store.ts";
import { listMessages } from "../features/chat/conversation/messages.ts";
import { MessageList } from "../features/chat/list/message-list.tsx";
import { type FakeReply, makeReply } from "./fake-reply.ts";

export const CHAT = "POST /functions/v1/chat";
export const HISTORY = "GET /api/chats";

const startPage = async () => ({
  server: await startSignedIn(),
  states: [] as string[],
  sounds: [] as string[],
  client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
});

export let page: Awaited<ReturnType<typeof startPage>>;

/** Runs before each test. */
export const startChat = async () => {
  page = await startPage();
  page.server.on(HISTORY, () => json({ chats: [], next: null }));
  // The person has no other device.
  page.server.on("GET /api/chats/news", () => new Response(new ReadableStream()));
};

/** Runs after each test. */
export const endChat = () => page.client.clear();

export const openChat = (userName = "", personId = "u1") => {
  const me = { ...ME, user: { ...ME.user, id: personId, name: userName } };
  const viewFor = (current: Me) => (
    <QueryClientProvider client={page.client}>
      <Toaster />
      <ChatView
        me={current}
        avatarSrc="/luli.svg"
        faceOf={(variant) => <img alt="" src={`/${variant}.svg`} />}
        onState={(state) => page.states.push(state)}
        onSound={(sound) => page.sounds.push(sound)}
      />
    </QueryClientProvider>
  );
  page.client.setQueryData(meQuery.queryKey, me);
  const view = render(viewFor(me));
  const changePlan = (plan: Me["user"]["subscription_status"]) => {
    const changed = { ...me, user: { ...me.user, subscription_status: plan } };
    act(() => void page.client.setQueryData(meQuery.queryKey, changed));
    view.rerender(viewFor(changed));
  };
  return { ...view, changePlan, user: userEvent.setup() };
};

/** Renders a list of these turns alone. */
export const openList = (history: Turn[], more: Partial<ComponentProps<typeof MessageList>>) => {
  const store = createConversationStore();
  const listOf = (turns: Turn[]) => (
    <QueryClientProvider client={new QueryClient()}>
      <MessageList
        messages={listMessages(turns)}
        store={store}
        puppyName="Luli"
        avatarSrc="/luli.svg"
        timeZone={null}
        hasOlder={false}
        isLoadingOlder={false}
        onLoadOlder={() => {}}
        {...more}
        actions={more.actions && { ...more.actions, lastId: turns.at(-1)?.id }}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(listOf(history));
  return { show: (turns: Turn[]) => rerender(listOf(turns)) };
};

export const openLog = async (userName?: string) => {
  const opened = openChat(userName);
  await screen.findByRole("log");
  return opened;
};

export const openGreeted = async (personId?: string) => {
  const opened = openChat("", personId);
  await screen.findByText(/^Woof woof/);
  return opened;
};

export const field = () => screen.getByRole("textbox", { name: "Message to Luli" });
export const log = () => within(screen.getByRole("log"));
export const sendButton = () => screen.getByRole("button", { name: "Send" });

/** Sends a message; the test controls the reply. */
export const startReply = async () => {
  const reply = makeReply();
  page.server.on(CHAT, reply.answer);
  const { user, ...view } = await openGreeted();
  await user.type(field(), "Hi Luli{Enter}");
  await waitFor(() => expect(page.server.callsTo(CHAT)).toHaveLength(1));
  return { reply, user, ...view };
};

export const tell = (reply: FakeReply, what: (reply: FakeReply) => void) =>
  act(async () => {
    what(reply);
  });
