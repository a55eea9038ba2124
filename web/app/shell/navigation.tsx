import Menu from "lucide-react/icons/menu";
import { useState } from "react";
import { useWords } from "../../lib/words/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { Link } from "../../ui/link.tsx";
import { AccountButton, linkClass, personClass, type Status } from "./account-button.tsx";
import { Logo } from "./logo.tsx";
import { navigationLinks } from "./navigation-links.ts";
import { shellWords } from "./words.ts";

// Phones alone open the sheet: its dialog stays out of the first load.
const MobileMenu = lazyComponent(() => import("./mobile-menu.tsx").then((code) => code.MobileMenu));

const Bell = lazyComponent(() => import("./bell/bell.tsx").then((code) => code.Bell));

type NavigationProps = { status: Status; isAdmin: boolean; personId: string | undefined };

export function Navigation({ status, isAdmin, personId }: NavigationProps) {
  const words = useWords(shellWords);
  const links = navigationLinks({ isSignedIn: status !== "signed_out", isAdmin });
  const [isMenuOpen, setMenuOpen] = useState(false);
  const handleOpen = () => MobileMenu.open(() => setMenuOpen(true));
  return (
    <header className="nav">
      <div className="wrap flex items-center gap-2 h-19 max-[961px]:h-15">
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
          aria-expanded={isMenuOpen}
          onClick={handleOpen}
        >
          <Icon of={Menu} />
        </button>
      </div>
      {isMenuOpen ? (
        <MobileMenu links={links} status={status} onClose={() => setMenuOpen(false)} />
      ) : null}
    </header>
  );
}
