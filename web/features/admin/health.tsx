import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import CreditCard from "lucide-react/icons/credit-card";
import Database from "lucide-react/icons/database";
import Globe from "lucide-react/icons/globe";
import Mail from "lucide-react/icons/mail";
import MessagesSquare from "lucide-react/icons/messages-square";
import type {
  AdminHealth,
  HealthCheck,
  HealthPart,
} from "../../../shared/contracts/admin/admin.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, type ChipTone } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icons.tsx";
import { showToast } from "../../ui/toast/toast.tsx";
import { healthQuery, sendMailsAgainMutation } from "./data.ts";

const PARTS: Record<HealthPart, { name: string; icon: LucideIcon }> = {
  database: { name: "Database", icon: Database },
  model: { name: "Model", icon: MessagesSquare },
  mail: { name: "Mail", icon: Mail },
  payments: { name: "Payments", icon: CreditCard },
  pages: { name: "Pages", icon: Globe },
};

const STATES: Record<HealthCheck["state"], { name: string; tone: ChipTone }> = {
  ok: { name: "Well", tone: "ok" },
  failing: { name: "Failing", tone: "bad" },
  off: { name: "Off", tone: "mute" },
};

/** The state of the services behind Luli, polled every half minute. */
export function Health() {
  const { data } = useSuspenseQuery(healthQuery);
  return (
    <section aria-labelledby="health-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="health-title" className="t-h3">
          Health
        </h2>
        <p className="text-sm text-ink-3">
          Checked at{" "}
          <time dateTime={data.checked_at}>
            {formatDate(data.checked_at, { timeStyle: "medium" })}
          </time>
        </p>
      </div>
      <ul className="admin-cards">
        {data.checks.map((check) => (
          <Part key={check.part} check={check} />
        ))}
      </ul>
      <FreeReplies {...data.free_replies} />
      {data.push_unreached > 0 ? (
        <p className="mt-2 text-ink-2">
          Push messages are on, but reach no browser: {formatNumber(data.push_unreached)}
          {data.push_unreached === 1 ? " person" : " people"}
        </p>
      ) : null}
      {data.mails_given_up > 0 ? <GivenUpMails count={data.mails_given_up} /> : null}
    </section>
  );
}

/** The free replies spent today, and whether the day's limit is reached. */
const FreeReplies = ({ today, most }: AdminHealth["free_replies"]) => (
  <p className="mt-4 flex flex-wrap items-center gap-3 text-ink-2">
    Replies to free accounts today: {formatNumber(today)} of {formatNumber(most)}
    {today >= most ? (
      <Chip tone="bad">Free accounts see the daily limit until midnight UTC</Chip>
    ) : null}
  </p>
);

function GivenUpMails({ count }: { count: number }) {
  const sending = useMutation(sendMailsAgainMutation);
  const handleClick = () =>
    sending.mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: "Waiting to be sent",
          text: "We keep retrying for days.",
          tone: "success",
        }),
    });
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-3 p-4">
      <p>
        {count === 1 ? "One mail" : `${count} mails`} could not be sent for days: confirmations,
        receipts, account deletions.
      </p>
      <Button kind="soft" busy={sending.isPending && "Sending..."} onClick={handleClick}>
        Send again
      </Button>
    </div>
  );
}

function Part({ check }: { check: HealthCheck }) {
  const { name, icon } = PARTS[check.part];
  const state = STATES[check.state];
  const facts = [
    check.note,
    check.took_ms === null ? null : `${check.took_ms} ms`,
    check.is_stand_in ? "stand-in" : null,
  ];
  return (
    <li className="card flex items-center gap-3.5 p-4">
      <span className={`admin-icon box-${state.tone}`}>
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-center justify-between gap-2">
          <h3 className="text-[17px]">{name}</h3>
          <Chip tone={state.tone} size="sm">
            {state.name}
          </Chip>
        </div>
        <p className="mt-1 text-sm text-ink-3">
          {facts.filter((fact) => fact !== null).join(" · ")}
        </p>
      </div>
    </li>
  );
}
