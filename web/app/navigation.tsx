import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icons.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "./logo.tsx";
import { navigationLinks } from "./navigation-links.ts";
import { useSignOut } from "./use-sign-out.ts";

// Only phones open it: the sheet and its dialog stay out of everyone's first load.
const MobileMenu = lazy(() =>
  import("./mobile-menu.tsx").then((module) => ({ default: module.MobileMenu })),
);

type NavigationProps = { status: "loading" | "signed_out" | "signed_in"; isAdmin: boolean };

export function Navigation({ status, isAdmin }: NavigationProps) {
  const links = navigationLinks({ isSignedIn: status === "signed_in", isAdmin });
  const [menu, setMenu] = useState<"never" | "closed" | "open">("never");
  return (
    <header className="nav">
      <div className="wrap nav-row">
        <Logo className="mr-auto" />
        <nav aria-label="Main" className="nav-wide">
          <ul className="flex items-center gap-2">
            {links.map((link) => (
              <li key={link.to}>
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
  status: NavigationProps["status"];
  size?: "sm" | "md";
  onLeave?: () => void;
};

export function AccountButton({ status, size = "md", onLeave }: AccountButtonProps) {
  const signOut = useSignOut();
  if (status === "loading") return null;
  if (status === "signed_out") {
    return (
      <LinkButton to="/auth" size={size} onClick={onLeave}>
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
