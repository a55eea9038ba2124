import { useEffect, useEffectEvent } from "react";
import { preload } from "../../../ui/lazy-component.ts";

/** Subscribes to chats that go on on another device. */
export function useNews(onNews: (chatId?: string) => void): void {
  const handleNews = useEffectEvent(onNews);
  useEffect(() => {
    const left = new AbortController();
    const start = async () => {
      const { followNews } = await import("./news.ts");
      void followNews(handleNews, left.signal);
    };
    const stop = preload(start);
    return () => {
      stop();
      left.abort();
    };
  }, []);
}
