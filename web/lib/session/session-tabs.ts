// Events that can change the session behind this tab's back: other tabs, and the time that the tab was hidden or offline.

const CHANNEL = "luli-session";

type TabNews = "signed_out" | "changed";

export type TabChannel = { tell: (news: TabNews) => void; close: () => void };

type Handlers = { onSignedOut: () => void; onChanged: () => void; onReturn: () => void };

export const openTabChannel = ({ onSignedOut, onChanged, onReturn }: Handlers): TabChannel => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", (event: MessageEvent<TabNews>) => {
    if (event.data === "signed_out") onSignedOut();
    else onChanged();
  });

  const handleVisibility = () => {
    if (document.visibilityState === "visible") onReturn();
  };
  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("focus", onReturn);
  window.addEventListener("online", onReturn);

  return {
    tell: (news) => channel.postMessage(news),
    close: () => {
      channel.close();
      document.removeEventListener("visibilitychange", handleVisibility);
      window.removeEventListener("focus", onReturn);
      window.removeEventListener("online", onReturn);
    },
  };
};
