import type { NavigationPath } from "../../../shared/pages.ts";
import { useWords } from "../../lib/words/words.ts";
import { Link } from "../../ui/link.tsx";
import { Sheet } from "./sheet.tsx";
import { AccountButton, linkClass, type Status } from "./account-button.tsx";
import { OwnPuppy } from "../../features/game/own-puppy.tsx";
import { shellWords } from "./words.ts";

const FOOT_LINKS = ["contact", "privacy", "terms", "safety"] as const;

type MobileMenuProps = {
  links: NavigationPath[];
  status: Status;
  onClose: () => void;
};

export function MobileMenu({ links, status, onClose }: MobileMenuProps) {
  const words = useWords(shellWords);
  return (
    <Sheet title={words.menu} onClose={onClose}>
      <nav aria-label={words.main} className="mt-2">
        <ul>
          {links.map((to) => (
            <li key={to} className={linkClass(to, status)}>
              <Link to={to} className="menu-link" onClick={onClose}>
                {words.links[to]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* A phone's chat has no footer for these links. */}
      <nav aria-label={words.foot.legal} className="mt-4 flex flex-wrap gap-x-4 px-4">
        {FOOT_LINKS.map((to) => (
          <Link
            key={to}
            to={`/${to}`}
            className="foot-link text-[15px] text-ink-2"
            onClick={onClose}
          >
            {words.foot[to]}
          </Link>
        ))}
      </nav>
      <div className="mt-auto pt-6">
        <OwnPuppy crop="bust" mood="attention" how={null} className="mx-auto w-36" />
        <div className="grid">
          <AccountButton status={status} onLeave={onClose} />
        </div>
      </div>
    </Sheet>
  );
}
