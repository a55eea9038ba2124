import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { subscriptionQuery } from "../../lib/data.ts";
import { useMinute } from "../../lib/use-minute.ts";
import { useWords } from "../../lib/words/words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { portalMutation } from "./data.ts";
import { isDue, subscriptionCard } from "./logic.ts";
import { subscriptionWords } from "./words.ts";

type SubscriptionPanelProps = {
  onStartTrial: () => void;
  /** A button that cancels and resumes. */
  cancel?: ReactNode;
  /** Shows a line among others as long as nothing is due. */
  isQuiet?: boolean;
};

export function SubscriptionPanel(props: SubscriptionPanelProps) {
  const { onStartTrial, cancel, isQuiet = false } = props;
  // The panel does not suspend: the spec's default stands until the first check is back, and a failed check keeps the last state.
  const { data } = useQuery(subscriptionQuery);
  const portal = useMutation(portalMutation);
  const words = useWords(subscriptionWords).card;
  const view = subscriptionCard(data, words);
  const now = useMinute();
  const isSmall = isQuiet && !isDue(data, now);
  const size = isSmall ? "sm" : "md";
  return (
    <Card
      as="section"
      className={isSmall ? "px-5 py-3 md:py-5" : "p-6"}
      aria-labelledby="subscription-title"
    >
      {view.note ? (
        <p className={`box mb-4 px-4 py-3 ${view.isOwing ? "box-bad" : "box-warn"}`}>{view.note}</p>
      ) : null}
      <div
        className={`${isSmall ? "mb-1 md:mb-2" : "mb-4"} flex items-center justify-between gap-3`}
      >
        <h2 id="subscription-title" className="t-h3">
          {words.title}
        </h2>
        <Chip tone={view.badge.tone}>{view.badge.text}</Chip>
      </div>
      <div className={isSmall ? "flex flex-wrap items-end justify-between gap-x-4 gap-y-3" : ""}>
        <div>
          <p
            className={`font-display font-semibold leading-tight ${isSmall ? "text-[18px]" : "text-[25px]"}`}
          >
            {view.plan}
          </p>
          <p className="mt-1 text-ink-2">{view.price}</p>
          {view.date ? <p className="mt-1 text-ink-2">{view.date}</p> : null}
        </div>
        <div className={`${isSmall ? "" : "mt-5"} flex flex-wrap gap-3`}>
          {view.action === "manage" ? (
            <Button
              kind={view.isOwing ? "gold" : "soft"}
              size={size}
              busy={portal.isPending && words.opening}
              onClick={() => portal.mutate(window.open("", "_blank"))}
            >
              {words.manage}
            </Button>
          ) : (
            <Button kind="gold" size={size} onClick={onStartTrial}>
              {words.start}
            </Button>
          )}
          {data.subscribed && !data.is_granted ? cancel : null}
        </div>
      </div>
    </Card>
  );
}
