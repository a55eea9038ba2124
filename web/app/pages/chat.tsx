import { useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { ChatView } from "../../features/chat/chat-view.tsx";
import { CompanionCard } from "../../features/puppy/companion-card.tsx";
import { provideDrawings } from "../../features/puppy/drawings.ts";
import { drawCurled, drawTrotting } from "../../features/puppy/rig/views.ts";
import { playSound } from "../../features/puppy/sound.ts";
import { meQuery } from "../../lib/data.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Page } from "../page.tsx";
import { useCare } from "../use-care.ts";
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

type Activity = "idle" | "thinking" | "talking";

function ChatRoom() {
  const { data: me } = useSuspenseQuery(meQuery);
  const { pet, refresh } = useCare();
  const [state, setState] = useState<Activity>("idle");
  const previous = useRef<Activity>("idle");
  const handleState = useCallback(
    (next: Activity) => {
      // A reply is over: it brought XP, perhaps a level, perhaps the person's name.
      if (next === "idle" && previous.current !== "idle") refresh();
      previous.current = next;
      setState(next);
    },
    [refresh],
  );
  return (
    <div className="wrap room">
      <CompanionCard puppy={me.puppy} state={state} onPet={pet} />
      <ChatView
        puppyName={me.puppy.name}
        userName={me.user.name}
        avatarSrc="/luli-avatar.svg"
        onState={handleState}
        onSound={playSound}
      />
    </div>
  );
}
