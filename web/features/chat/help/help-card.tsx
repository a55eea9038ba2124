import { HeartHandshake } from "lucide-react";
import { useWords } from "../../../lib/words/words.ts";
import { chatWords } from "../words.tsx";

/** Beside a vetted answer to someone in danger: people to reach now. */
export const HelpCard = () => {
  const { label, title, lines } = useWords(chatWords).help;
  return (
    <aside
      aria-label={label}
      className="mx-auto my-3 flex w-full max-w-[34rem] gap-3 rounded-lg bg-(--info-bg) p-4 text-(--info-fg)"
    >
      <HeartHandshake aria-hidden className="size-6 shrink-0" strokeWidth={2.4} />
      <div className="space-y-2 text-[15px] leading-snug">
        <p className="font-semibold">{title}</p>
        <ul className="space-y-1">{lines(helpLink)}</ul>
      </div>
    </aside>
  );
};

const helpLink = (href: string, label: string) => <HelpLink href={href}>{label}</HelpLink>;

const HelpLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-block font-semibold underline underline-offset-2"
    {...(href.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {})}
  >
    {children}
  </a>
);
