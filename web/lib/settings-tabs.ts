// What a person chose in one tab acts in their others at once.
import type { Settings } from "../../shared/contracts/me.ts";

const CHANNEL = "luli-settings";

type News = { userId: string; settings: Settings };

/** One for the whole tab: a channel does not hear what it says itself. */
let channel: BroadcastChannel | null = null;
const open = () => (channel ??= new BroadcastChannel(CHANNEL));

export const tellSettings = (news: News): void => open().postMessage(news);

/** Returns how to stop hearing. */
export const hearSettings = (onNews: (news: News) => void): (() => void) => {
  const handleMessage = (event: MessageEvent<News>) => onNews(event.data);
  const own = open();
  own.addEventListener("message", handleMessage);
  return () => own.removeEventListener("message", handleMessage);
};
