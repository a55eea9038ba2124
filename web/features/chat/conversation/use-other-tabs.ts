// Tabs of one browser show one conversation: the tab that sends tells the others, and they refetch and follow the running reply.
import { useEffect, useEffectEvent, useRef } from "react";
import type { ChatActivity } from "./conversation.ts";

export function useOtherTabs(activity: ChatActivity, look: () => void): void {
  const channel = useRef<BroadcastChannel | null>(null);
  const handleNews = useEffectEvent(look);
  useEffect(() => {
    const own = new BroadcastChannel("luli-chat");
    own.addEventListener("message", handleNews);
    channel.current = own;
    return () => own.close();
  }, []);
  const said = useRef(activity);
  useEffect(() => {
    // The server knows a reply by its first word.
    if (activity !== said.current && activity !== "thinking")
      channel.current?.postMessage(activity);
    said.current = activity;
  }, [activity]);
}
