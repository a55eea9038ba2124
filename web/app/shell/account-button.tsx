import type { NavigationPath } from "../../../shared/pages.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SIGN_UP } from "../../ui/navigation.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { shellWords } from "./words.ts";

export type Status = "loading" | "signed_out" | "signed_in";

/** The page's root says whether a person is expected, until the session is known (public/before-paint.js). */
export const linkClass = (to: NavigationPath, status: Status) =>
  to === "/dashboard" ? personClass(status) : "";

export const personClass = (status: Status) => (status === "loading" ? "if-person" : "");

type AccountButtonProps = {
  status: Status;
  size?: "sm" | "md";
  onLeave?: () => void;
};

export function AccountButton({ status, size = "md", onLeave }: AccountButtonProps) {
  const words = useWords(shellWords);
  const signOut = useSignOut();
  if (status !== "signed_in") {
    const className = status === "loading" ? "unless-person" : undefined;
    return (
      <LinkButton to={SIGN_UP} size={size} className={className} onClick={onLeave}>
        {words.getStarted}
      </LinkButton>
    );
  }
  const handleSignOut = () => {
    onLeave?.();
    void signOut();
  };
  return (
    <Button kind="soft" size={size} onClick={handleSignOut}>
      {words.signOut}
    </Button>
  );
}
