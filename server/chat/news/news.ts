// Tells a person's pages on all devices and servers that a chat began or ended.
import type { Presence } from "../../platform/presence.ts";

/** `<server> <user>:<count> ...`, how many pages of whom it serves; `<server> ?` asks the others for theirs. */
const LISTENERS = "chat_listeners";
/** `<server> <user> <chat>` */
const NEWS = "chat_news";
/** Stands in the place of a chat's id: something beside the messages has changed. */
const MARKS = "marks";

/** Each server announces its listeners this often. A listener that is not announced for three times as long is forgotten. */
const SAY_MS = 20_000;
const FORGET_MS = 3 * SAY_MS;
/** A notification holds 8000 bytes. */
const USERS_AT_ONCE = 150;
/** Pages of one person: the longest open one makes room. */
const MOST_PAGES = 8;

export type Page = { onNews: (chatId: string) => void; close: () => void };
type Elsewhere = { pages: number; until: number };

export type News = Awaited<ReturnType<typeof startNews>>;

export async function startNews(presence: Presence, onError: (error: unknown) => void) {
  const here = new Map<string, Set<Page>>();
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  const underWay = new Map<string, Set<string>>();
  let isClosed = false;
  const own = () => String(presence.serverNo());
  const notify = (channel: string, text: string) =>
    void presence.notify(channel, `${own()} ${text}`).catch(onError);

  const pagesOf = (userId: string) => here.get(userId)?.size ?? 0;
  const say = (userIds: string[]) => {
    for (let at = 0; at < userIds.length; at += USERS_AT_ONCE) {
      const some = userIds.slice(at, at + USERS_AT_ONCE);
      notify(LISTENERS, some.map((userId) => `${userId}:${pagesOf(userId)}`).join(" "));
    }
  };

  function hearListeners(payload: string): void {
    const [server, ...users] = payload.split(" ") as [string, ...string[]];
    if (server === own()) return;
    if (users[0] === "?") return say([...here.keys()]);
    for (const user of users) {
      const [userId, pages] = user.split(":") as [string, string];
      const servers = elsewhere.get(userId) ?? new Map<string, Elsewhere>();
      const isMore = Number(pages) > (servers.get(server)?.pages ?? 0);
      if (pages === "0") servers.delete(server);
      else servers.set(server, { pages: Number(pages), until: Date.now() + FORGET_MS });
      if (servers.size > 0) elsewhere.set(userId, servers);
      else elsewhere.delete(userId);
      if (isMore) tellUnderWay(userId);
    }
  }

  function tellHere(userId: string, chatId: string): void {
    for (const page of here.get(userId) ?? []) page.onNews(chatId);
  }

  function tellElsewhere(userId: string, chatId: string): void {
    const others = [...(elsewhere.get(userId)?.values() ?? [])];
    // Most people have one page open, which made the news itself: a NOTIFY for each message would queue up all commits.
    const pages = others.reduce((sum, other) => sum + other.pages, pagesOf(userId));
    if (others.length > 0 && pages > 1) notify(NEWS, `${userId} ${chatId}`);
  }

  /** The page that asked can begin to listen after its message was taken: until then another one looked like the only one. */
  function tellUnderWay(userId: string): void {
    for (const chatId of underWay.get(userId) ?? []) tellElsewhere(userId, chatId);
  }

  function tell(userId: string, chatId: string): void {
    tellHere(userId, chatId);
    tellElsewhere(userId, chatId);
  }

  function forgetGone(): void {
    for (const [userId, servers] of elsewhere) {
      for (const [server, { until }] of servers) if (until < Date.now()) servers.delete(server);
      if (servers.size === 0) elsewhere.delete(userId);
    }
  }

  const unlisten = [
    await presence.listen(LISTENERS, hearListeners),
    await presence.listen(NEWS, (payload) => {
      const [server, userId, chatId] = payload.split(" ") as [string, string, string];
      if (server !== own()) tellHere(userId, chatId);
    }),
  ];
  notify(LISTENERS, "?");
  const saying = setInterval(() => {
    forgetGone();
    say([...here.keys()]);
  }, SAY_MS);

  return {
    /** Returns how to end it. */
    listen(userId: string, page: Page): () => void {
      if (isClosed) page.close();
      const pages = here.get(userId) ?? new Set();
      here.set(userId, pages.add(page));
      const [oldest] = pages;
      if (pages.size > MOST_PAGES) oldest?.close();
      say([userId]);
      tellUnderWay(userId);
      return () => {
        if (!pages.delete(page)) return;
        if (pages.size === 0 && here.get(userId) === pages) here.delete(userId);
        say([userId]);
      };
    },
    /** A message was taken and answered. */
    tell,
    /** A message was taken, and its reply is under way; what is returned tells that it is over. */
    begin(userId: string, chatId: string): () => void {
      const chats = underWay.get(userId) ?? new Set();
      underWay.set(userId, chats.add(chatId));
      tell(userId, chatId);
      return () => {
        chats.delete(chatId);
        if (chats.size === 0) underWay.delete(userId);
        tell(userId, chatId);
      };
    },
    /** Something beside the messages has changed: all pages of the person read the conversation again. */
    tellOfMarks(userId: string): void {
      tellHere(userId, MARKS);
      notify(NEWS, `${userId} ${MARKS}`);
    },
    /** Sends all away: they ask another server. */
    close(): void {
      isClosed = true;
      clearInterval(saying);
      unlisten.forEach((stop) => stop());
      for (const pages of here.values()) for (const page of pages) page.close();
    },
  };
}
