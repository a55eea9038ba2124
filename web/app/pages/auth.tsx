import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AuthPage, type AuthReaction } from "../../features/auth/auth-page.tsx";
import { FirstTalk } from "../../features/auth/demo/first-talk.tsx";
import type { Line } from "../../features/auth/demo/script.ts";
import { HelpNote } from "../../features/chat/help/lazy.ts";
import { KindChip } from "../../features/game/puppy/kind-chip.tsx";
import type { Mood } from "../../features/game/puppy/moods.ts";
import { Puppy, type PuppyProps } from "../../features/game/puppy/puppy.tsx";
import { authWords } from "../../features/auth/words.tsx";
import { configQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Stage } from "../../ui/stage.tsx";
import { Page } from "../shell/page.tsx";
import "./auth.css";

const route = getRouteApi("/auth");

const POSES: Record<AuthReaction, Pick<PuppyProps, "mood" | "state" | "pose">> = {
  waving: { mood: "attention", state: "idle" },
  petted: { mood: "happy", state: "petted" },
  looking_away: { mood: "calm", state: "asleep", pose: "sit" },
  sorry: { mood: "sad", state: "idle" },
};

const TALKING: Record<Line, Mood> = {
  who: "happy",
  nice: "happy",
  hard: "calm",
  together: "excited",
  remember: "happy",
};

const helpAs = (help: "card" | "offer") => <HelpNote help={help} />;

export function AuthRoutePage() {
  const words = useWords(authWords);
  const navigate = useNavigate();
  const search = route.useSearch();
  const { data: config } = useQuery(configQuery);
  const [reaction, setReaction] = useState<AuthReaction>("waving");
  // The See Demo button leads here on the way to the chat.
  const isDemo = useLocation({ select: ({ state }) => state.from === "/chat" });
  const [asked, setAsked] = useState<Line | null>(null);
  const pose = asked && reaction === "waving" ? { mood: TALKING[asked] } : POSES[reaction];
  return (
    <Page title={words.pageTitle} wash="pink" isWide>
      <AuthPage
        // Get Started, pressed on this page, switches to the sign-up form.
        key={search.mode === "sign-up" ? "newcomer" : "known"}
        search={search}
        config={config}
        onSignedIn={(to) => void navigate({ to, replace: true })}
        onLinkUsed={() => void navigate({ to: "/auth", replace: true })}
        onReact={setReaction}
        scene={
          <Stage
            name="pink"
            className="auth-stage toast-stage"
            scene={{ width: 560, height: 600, seed: 2 }}
          >
            <KindChip className="absolute top-4 left-4" />
            <div className="auth-puppy">
              <Puppy {...pose} label={words.poses[reaction]} followPointer />
            </div>
            {isDemo ? <FirstTalk onSaid={setAsked} helpAs={helpAs} /> : null}
          </Stage>
        }
      />
    </Page>
  );
}
