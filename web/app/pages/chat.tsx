import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ChatView } from "../../features/chat/chat-view.tsx";
import { chatWords } from "../../features/chat/words.ts";
import type { ReplyListener } from "../../features/chat/conversation/use-conversation.ts";
import type { ChatActivity } from "../../features/chat/conversation/conversation.ts";
import { useUnread } from "../../features/chat/use-unread.ts";
import { CompanionCard } from "../../features/game/puppy/companion/companion-card.tsx";
import type { flyEarned } from "../../features/game/rewards/fly-earned.tsx";
import { prepareEntrance } from "../../features/game/puppy/motion/use-entrance.ts";
import { puppyWords } from "../../features/game/puppy/words.ts";
import { playSound } from "../../features/game/puppy/sound/sound.ts";
import { useAvatar } from "../../features/game/puppy/avatar/use-avatar.ts";
import { configQuery, meQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Page } from "../shell/page.tsx";
import { usePet, useVisit } from "../../features/game/use-care.ts";
import { useCheckoutReturn } from "../../features/subscription/use-checkout-return.ts";
import { useRewards } from "../../features/game/use-rewards.ts";
import { useVoice } from "../../features/voice/use-voice.ts";
import { WaitingStage } from "../../ui/skeleton.tsx";
import { faceOf } from "./face-of.tsx";
import "./chat.css";

prepareEntrance();

export function ChatPage() {
  const words = useWords(chatWords);
  useCheckoutReturn();
  const { unread, note } = useUnread();
  return (
    <Page
      title={unread > 0 ? `(${unread}) ${words.pageTitle}` : words.pageTitle}
      wash="sky"
      isWide
      pending={<ChatPending />}
    >
      <ChatRoom onEnd={note} />
    </Page>
  );
}

function ChatPending() {
  const words = useWords(chatWords);
  return (
    <div className="wrap room">
      <div role="status" className="skeleton skeleton-card companion">
        <WaitingStage name="sky" className="companion-stage" />
        <span className="sr-only">{words.loadingPuppy}</span>
      </div>
      <div role="status" className="skeleton skeleton-card flex-1 md:h-[740px]">
        <span className="sr-only">{words.loading}</span>
      </div>
    </div>
  );
}

/** Coins fly from the reply to the bar that they fill. */
function flyToBar(...earned: Parameters<typeof flyEarned>): void {
  import("../../features/game/rewards/fly-earned.tsx").then(
    (code) => code.flyEarned(...earned),
    (error: unknown) => console.warn("What was earned could not be shown.", error),
  );
}

function ChatRoom({ onEnd }: { onEnd: () => void }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: config } = useQuery(configQuery);
  const puppy = useWords(puppyWords);
  const queryClient = useQueryClient();
  const avatar = useAvatar(me.puppy.variant);
  useVisit();
  const pet = usePet();
  const applyRewards = useRewards();
  const [state, setState] = useState<ChatActivity>("idle");
  const isNapping = state === "resting";
  const voice = useVoice(me.settings);
  const handleReply: ReplyListener = ({ id }, { rewards, learned_name: learnedName }) => {
    onEnd();
    if (rewards) {
      const isGlad = applyRewards(rewards);
      if (isGlad) flyToBar(id, rewards, puppy.xp(rewards.xp));
    }
    // The rewards came while another page was open, or there are none: the puppy's mood may have changed for a person in need.
    else void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    if (learnedName !== null)
      queryClient.setQueryData(
        meQuery.queryKey,
        (known) => known && { ...known, user: { ...known.user, name: learnedName } },
      );
  };
  return (
    <div className="wrap room">
      <CompanionCard
        // The limit card says that Luli has a nap.
        puppy={isNapping ? { ...me.puppy, mood: "Sleepy & Snuggly" } : me.puppy}
        worn={me.worn}
        timeZone={me.user.time_zone}
        state={
          voice.isSpeaking && (state === "idle" || isNapping)
            ? "talking"
            : isNapping
              ? "asleep"
              : state
        }
        onPet={pet}
      />
      <ChatView
        key={me.user.id}
        me={me}
        avatarSrc={avatar}
        faceOf={faceOf}
        onAloud={voice.aloud}
        onReadableText={voice.follow}
        isSpeaking={voice.isSpeaking}
        onHush={voice.hush}
        isScripted={config?.sandbox.includes("model") ?? false}
        modelChanges={config?.model_changes}
        onState={setState}
        onReply={handleReply}
        onSound={playSound}
      />
    </div>
  );
}
