import { HeartHandshake } from "lucide-react";

/** Beside a vetted answer to someone in danger: people to reach now. */
export const HelpCard = () => (
  <aside
    aria-label="Help for right now"
    className="mx-auto my-3 flex w-full max-w-[34rem] gap-3 rounded-lg bg-(--info-bg) p-4 text-(--info-fg)"
  >
    <HeartHandshake aria-hidden className="size-6 shrink-0" strokeWidth={2.4} />
    <div className="space-y-2 text-[15px] leading-snug">
      <p className="font-semibold">You deserve a person beside you right now.</p>
      <ul className="space-y-1">
        <li>
          In danger? Call your emergency number: <HelpLink href="tel:911">911</HelpLink> (US,
          Canada), <HelpLink href="tel:112">112</HelpLink> (Europe),{" "}
          <HelpLink href="tel:999">999</HelpLink> (UK).
        </li>
        <li>
          US and Canada: call or text <HelpLink href="tel:988">988</HelpLink>, day and night.
        </li>
        <li>
          UK and Ireland: Samaritans, <HelpLink href="tel:116123">116 123</HelpLink>, free.
        </li>
        <li>
          Anywhere else: <HelpLink href="https://findahelpline.com">findahelpline.com</HelpLink>
        </li>
      </ul>
    </div>
  </aside>
);

const HelpLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-block font-semibold underline underline-offset-2"
    {...(href.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {})}
  >
    {children}
  </a>
);
