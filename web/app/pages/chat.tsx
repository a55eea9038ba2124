import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChatView } from "../../features/chat/chat-view.tsx";
import { CompanionCard } from "../../features/puppy/companion-card.tsx";
import { provideDrawings } from "../../features/puppy/drawings.ts";
import { drawCurled, drawTrotting } from "../../features/puppy/rig/views.ts";
import { playSound } from "../../features/puppy/sound.ts";
import { meQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page } from "../page.tsx";
import { useCheckoutReturn } from "../use-checkout-return.ts";
import "./chat.css";

// Luli trots in.
provideDrawings({ curl: drawCurled, trot: drawTrotting });

export function ChatPage() {
  useCheckoutReturn();
  return (
    <Page title="Chat" wash="sky" isWide pending={<ChatPending />}>
      <ChatRoom />
    </Page>
  );
}

function ChatPending() {
  return (
    <div className="wrap room">
      <Skeleton label="Loading Luli" heights={[560]} />
      <Skeleton label="Loading your conversation" heights={[560]} />
    </div>
  );
}

function ChatRoom() {
  const { data: me } = useSuspenseQuery(meQuery);
  const [state, setState] = useState<"idle" | "thinking" | "talking">("idle");
  return (
    <div className="wrap room">
      <CompanionCard puppy={me.puppy} state={state} />
      <ChatView
        puppyName={me.puppy.name}
        userName={me.user.name}
        avatarSrc="/luli-avatar.svg"
        onState={setState}
        onSound={playSound}
      />
    </div>
  );
}
