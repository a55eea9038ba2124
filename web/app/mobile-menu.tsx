import { Link } from "../ui/link.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { AccountButton, linkClass } from "./navigation.tsx";
import type { NavigationLink } from "./navigation-links.ts";
import { OwnPuppy } from "./own-puppy.tsx";

type MobileMenuProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  links: NavigationLink[];
  status: "loading" | "signed_out" | "signed_in";
};

export function MobileMenu({ isOpen, onOpenChange, links, status }: MobileMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Main" className="mt-2">
        <ul>
          {links.map((link) => (
            <li key={link.to} className={linkClass(link, status)}>
              <Link to={link.to} className="menu-link" onClick={close}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-6">
        <OwnPuppy crop="bust" mood="attention" how={null} className="mx-auto w-36" />
        <div className="grid">
          <AccountButton status={status} onLeave={close} />
        </div>
      </div>
    </Sheet>
  );
}
