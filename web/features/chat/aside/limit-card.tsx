import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { nextDayAt } from "../../../../shared/rules/next-day.ts";
import { isPremium } from "../../../../shared/rules/plan.ts";
import { meQuery } from "../../../lib/data.ts";
import { formatDate } from "../../../lib/format.ts";
import { useMinute } from "../../../lib/use-minute.ts";
import { useLanguage, useWords } from "../../../lib/words/words.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { keepUnsent } from "../conversation/unsent.ts";
import { asideWords } from "./words.ts";

/** Tells that the day's messages are used up, when there are more, and how to have more at once. */
export const LimitCard = ({ puppyName }: { puppyName: string }) => {
  const words = useWords(asideWords).limit;
  const language = useLanguage();
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const now = useMinute();
  const [since] = useState(now);
  const [plan] = useState(me?.user.subscription_status);
  const timeZone = me?.user.time_zone;
  const backAt = timeZone === undefined ? 0 : nextDayAt(since, timeZone);
  // The limit survives a reload, unless the plan changes.
  useEffect(() => {
    if (me && plan) keepUnsent(me.user.id, { over: { until: backAt, plan } });
  }, [backAt, me, plan]);
  if (plan === undefined || now >= backAt) return null;
  const dayOf = (at: number) => formatDate(new Date(at), { dateStyle: "short", timeZone }, "en-US");
  const days = dayOf(now) === dayOf(backAt) ? 0 : 1;
  const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  const time = formatDate(
    new Date(backAt),
    { hour: "numeric", minute: "2-digit", timeZone },
    language,
  );
  return (
    <section
      aria-label={words.title}
      className="box box-lg box-premium my-2 flex w-full flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4"
    >
      <div className="min-w-[220px] flex-1">
        <h2 className="text-[19px] text-ink">{words.title}</h2>
        <p className="mt-1 text-ink">{words.back(puppyName, day, time)}</p>
        {!isPremium(plan) && <p className="mt-1 text-[14.5px]">{words.premium}</p>}
      </div>
      {!isPremium(plan) && (
        <LinkButton to="/checkout" kind="gold" size="sm">
          {words.action}
        </LinkButton>
      )}
    </section>
  );
};
