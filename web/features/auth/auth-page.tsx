import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PublicConfig } from "../../../shared/contracts/config.ts";
import { takeCheckoutAfterAuth } from "../../lib/checkout-flag.ts";
import { useSession } from "../../lib/session/session.ts";
import { Card } from "../../ui/card.tsx";
import { AuthCard } from "./auth-card.tsx";
import { type AuthSearch, isEmail, openingOf } from "./logic.ts";

export type AuthReaction = "waving" | "petted" | "looking_away" | "sorry";

type AuthPageProps = {
  onSignedIn: (to: "/checkout" | "/chat") => void;
  /** Removes a used link's token from the address. */
  onLinkUsed: () => void;
  /** Renders Luli on the stage beside the card. */
  scene: ReactNode;
  onReact?: (reaction: AuthReaction) => void;
  search: AuthSearch;
  config: Pick<PublicConfig, "google" | "sandbox"> | undefined;
};

export const AuthPage = (props: AuthPageProps) => {
  const { onSignedIn, onLinkUsed, scene, onReact, search, config } = props;
  const session = useSession();
  const [opening] = useState(() => openingOf(search));
  const [view, setView] = useState(opening.view);
  const [notice, setNotice] = useState(opening.notice);
  const [email, setEmail] = useState("");
  const [isPasswordFocused, setIsPasswordFocused] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const hasLeft = useRef(false);

  const reaction = isRefused
    ? "sorry"
    : isPasswordFocused
      ? "looking_away"
      : isEmail(email)
        ? "petted"
        : "waving";
  const react = useEffectEvent((now: AuthReaction) => onReact?.(now));
  useEffect(() => {
    react(reaction);
  }, [reaction]);

  const leave = useEffectEvent(() => {
    // Reading the flag clears it, so this may run only once.
    if (hasLeft.current) return;
    hasLeft.current = true;
    const isBuying = takeCheckoutAfterAuth() || search.mode === "checkout";
    onSignedIn(isBuying ? "/checkout" : "/chat");
  });
  // A reset link leads to the new password first, signed in or not.
  const mayLeave = session.status === "signed_in" && view.name !== "reset";
  useEffect(() => {
    if (mayLeave) leave();
  }, [mayLeave]);

  return (
    <div className="wrap grid items-center gap-6 py-6 md:grid-cols-2 md:gap-12 md:py-10">
      <div className="min-w-0">{scene}</div>
      <Card as="section" className="mx-auto w-full max-w-[440px] p-6 md:p-8">
        <AuthCard
          view={view}
          notice={notice}
          email={email}
          config={config}
          onEmail={setEmail}
          onPasswordFocus={setIsPasswordFocused}
          onRefused={setIsRefused}
          onView={(next, nextNotice = null) => {
            setIsPasswordFocused(false);
            setIsRefused(false);
            if (view.name === "reset") onLinkUsed();
            setNotice(nextNotice);
            setView(next);
          }}
        />
      </Card>
    </div>
  );
};
