import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nextDayAt } from "../../../../shared/rules/next-day.ts";
import { isPremium } from "../../../../shared/rules/plan.ts";
import { meQuery } from "../../../lib/data.ts";
import { formatDate } from "../../../lib/format.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { asideWords } from "./words.ts";

/** The day's messages are used up: when there are more, and how to have more at once. */
export const LimitCard = ({ puppyName }: { puppyName: string }) => {
  const words = useWords(asideWords).limit;
  const language = useLanguage();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const now = useMinute();
  const [since] = useState(now);
  if (!me) return null;
  const { time_zone: timeZone, subscription_status } = me.user;
  const backAt = nextDayAt(since, timeZone);
  if (now >= backAt) return null;
  const time = formatDate(
    new Date(backAt),
    { hour: "numeric", minute: "2-digit", timeZone },
    language,
  );
  return (
    <section
      aria-label={words.title}
      className="mt-3 flex w-full flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-(--prem-bg) px-5 py-4 text-(--prem-fg)"
    >
      <div className="min-w-[220px] flex-1">
        <h2 className="text-[19px] text-ink">{words.title}</h2>
        <p className="mt-1 text-ink">{words.back(puppyName, time)}</p>
        {!isPremium(subscription_status) && <p className="mt-1 text-[14.5px]">{words.premium}</p>}
      </div>
      {!isPremium(subscription_status) && (
        <LinkButton to="/checkout" kind="gold" size="sm">
          {words.action}
        </LinkButton>
      )}
    </section>
  );
};
