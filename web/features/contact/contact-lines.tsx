import { useSuspenseQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import { configQuery } from "../../lib/data.ts";
import { useWords } from "../../lib/words/words.ts";
import { Icon, PawIcon } from "../../ui/icons.tsx";
import { ExternalLink, Link } from "../../ui/link.tsx";
import { contactWords } from "./words.ts";
import "./contact.css";

export function ContactLines() {
  const { data: config } = useSuspenseQuery(configQuery);
  const words = useWords(contactWords).lines;
  return (
    <ul className="grid gap-3">
      <Line icon={<Icon of={Mail} />} title={words.email}>
        <a className="text-link wrap-anywhere" href={`mailto:${config.support_email}`}>
          {config.support_email}
        </a>
      </Line>
      <Line icon={<Icon of={MessageCircle} />} title={words.chat}>
        <Link to="/chat" className="text-link">
          {words.chatLink}
        </Link>
      </Line>
      <Line icon={<PawIcon />} title={words.community}>
        <ExternalLink className="text-link" href={config.community_chat_url}>
          {words.communityLink}
        </ExternalLink>
      </Line>
    </ul>
  );
}

type LineProps = { icon: ReactNode; title: string; children: ReactNode };

function Line({ icon, title, children }: LineProps) {
  return (
    <li className="card flex items-center gap-4 px-4.5 py-3.5">
      <span className="box-warn grid size-13 flex-none place-items-center rounded-[18px]">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-[17px]">{title}</h2>
        <p className="mt-1">{children}</p>
      </div>
    </li>
  );
}
