import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";
import { navigationLinks, type NavigationLink } from "./navigation-links.ts";
import { useSignOut } from "./use-sign-out.ts";

// Only phones open it: the sheet and its dialog stay out of everyone's first load.
const MobileMenu = lazy(() =>
  import("./mobile-menu.tsx").then((module) => ({ default: module.MobileMenu })),
);

type Status = "loading" | "signed_out" | "signed_in";
type NavigationProps = { status: Status; isAdmin: boolean };

/** Until the session is known, the page's root says whether a person is to be expected (public/before-paint.js). */
export const linkClass = ({ to }: NavigationLink, status: Status) =>
  status === "loading" && to === "/dashboard" ? "if-person" : undefined;

export function Navigation({ status, isAdmin }: NavigationProps) {
  const links = navigationLinks({ isSignedIn: status !== "signed_out", isAdmin });
  const [menu, setMenu] = useState<"never" | "closed" | "open">("never");
  return (
    <header className="nav">
      <div className="wrap nav-row">
        <Logo className="mr-auto" />
        <nav aria-label="Main" className="nav-wide">
          <ul className="flex items-center gap-2">
            {links.map((link) => (
              <li key={link.to} className={linkClass(link, status)}>
                <Link to={link.to} className="nav-link">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="nav-wide nav-account">
          <AccountButton status={status} size="sm" />
        </div>
        <button
          type="button"
          className="nav-menu"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={menu === "open"}
          onClick={() => setMenu("open")}
        >
          <Icon of={Menu} />
        </button>
      </div>
      {menu === "never" ? null : (
        <Suspense fallback={null}>
          <MobileMenu
            isOpen={menu === "open"}
            onOpenChange={(isOpen) => setMenu(isOpen ? "open" : "closed")}
            links={links}
            status={status}
          />
        </Suspense>
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
  const signOut = useSignOut();
  if (status !== "signed_in") {
    const className = status === "loading" ? "unless-person" : undefined;
    return (
      <LinkButton to="/auth" size={size} className={className} onClick={onLeave}>
        Get Started
      </LinkButton>
    );
  }
  const handleSignOut = () => {
    onLeave?.();
    void signOut();
  };
  return (
    <Button kind="soft" size={size} onClick={handleSignOut}>
      Sign Out
    </Button>
  );
}
