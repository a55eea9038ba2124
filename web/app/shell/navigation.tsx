import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import type { NavigationPath } from "../../../shared/pages.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { late, loadInTime } from "../../ui/late.ts";
import { Link } from "../../ui/link.tsx";
import { SIGN_UP } from "../../ui/navigation.ts";
import { Logo } from "./logo.tsx";
import { navigationLinks } from "./navigation-links.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { shellWords } from "./words.ts";

// Only phones open it: the sheet and its dialog stay out of everyone's first load.
const MobileMenu = late(() => import("./mobile-menu.tsx").then((code) => code.MobileMenu));

/** Nobody asks for it at once. */
const Bell = late(() => import("./bell/bell.tsx").then((code) => code.Bell));

type Status = "loading" | "signed_out" | "signed_in";
type NavigationProps = { status: Status; isAdmin: boolean; personId: string | undefined };

/** Until the session is known, the page's root says whether a person is to be expected (public/before-paint.js). */
export const linkClass = (to: NavigationPath, status: Status) =>
  to === "/dashboard" ? personClass(status) : "";

const personClass = (status: Status) => (status === "loading" ? "if-person" : "");

export function Navigation({ status, isAdmin, personId }: NavigationProps) {
  const words = useWords(shellWords);
  const links = navigationLinks({ isSignedIn: status !== "signed_out", isAdmin });
  const [menu, setMenu] = useState<"never" | "closed" | "open">("never");
  const handleOpen = () => MobileMenu.open(() => setMenu("open"));
  useEffect(() => (personId ? loadInTime(Bell.load) : undefined), [personId]);
  return (
    <header className="nav">
      <div className="wrap nav-row">
        <Logo className="mr-auto" />
        <nav aria-label={words.main} className="nav-wide">
          <ul className="flex items-center min-[1161px]:gap-2">
            {links.map((to) => (
              <li key={to} className={linkClass(to, status)}>
                <Link to={to} className="nav-link">
                  {words.links[to]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {status === "signed_out" ? null : (
          <div className={`nav-bell ${personClass(status)}`}>
            {personId ? <Bell personId={personId} /> : null}
          </div>
        )}
        <div className="nav-wide nav-account">
          <AccountButton status={status} size="sm" />
        </div>
        <button
          type="button"
          className="nav-menu"
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menu === "open"}
          onClick={handleOpen}
        >
          <Icon of={Menu} />
        </button>
      </div>
      {menu === "never" ? null : (
        <MobileMenu
          isOpen={menu === "open"}
          onOpenChange={(isOpen) => setMenu(isOpen ? "open" : "closed")}
          links={links}
          status={status}
        />
      )}
    </header>
  );
}

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
