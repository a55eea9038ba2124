import { type LucideIcon, Mail, MessageCircle, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import "./contact.css";

type ContactLinesProps = { supportEmail: string; communityUrl: string };

export function ContactLines({ supportEmail, communityUrl }: ContactLinesProps) {
  return (
    <ul className="grid gap-3">
      <Line icon={Mail} title="Email">
        <a className="text-link wrap-anywhere" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </Line>
      <Line icon={MessageCircle} title="Live chat">
        <Link to="/chat" className="text-link">
          Available 24/7
        </Link>
      </Line>
      <Line icon={Users} title="Community">
        <a className="text-link" href={communityUrl} target="_blank" rel="noopener noreferrer">
          Join the community chat
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Line>
    </ul>
  );
}

type LineProps = { icon: LucideIcon; title: string; children: ReactNode };

function Line({ icon, title, children }: LineProps) {
  return (
    <li className="card contact-line">
      <span className="contact-icon">
        <Icon of={icon} />
      </span>
      <div className="min-w-0">
        <h2 className="text-[17px]">{title}</h2>
        <p className="mt-1">{children}</p>
      </div>
    </li>
  );
}
