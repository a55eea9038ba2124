import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Contract } from "../../../../shared/contracts/contract.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useWords } from "../../../lib/words/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cancelContractMutation, type ContractToken } from "./data.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { contractWords } from "./words.ts";

type ContractPanelProps = { token: ContractToken; contract: Contract; hasPassword: boolean };

/** The contract and the two ways to end it. One decision uses the link up, and its result stays visible. */
export function ContractPanel({ token, contract, hasPassword }: ContractPanelProps) {
  const words = useWords(contractWords);
  const [now, setNow] = useState(contract);
  const cancel = useMutation(cancelContractMutation);
  const isOpen = token === null || now === contract;
  const end = now.subscription_end && words.date(now.subscription_end);
  return (
    <div className="space-y-6">
      <Card as="section" className="p-6">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Fact name={words.facts.contract}>{words.facts.name}</Fact>
          <Fact name={words.facts.account}>{now.email}</Fact>
          {now.concluded_at ? (
            <Fact name={words.facts.concluded}>{words.date(now.concluded_at)}</Fact>
          ) : null}
          {now.cancel_at_period_end && end ? <Fact name={words.facts.ends}>{end}</Fact> : null}
        </dl>
      </Card>
      {now.withdrawn_at ? null : (
        <Section title={words.cancel.title}>
          {now.cancel_at_period_end || !now.is_running ? (
            <p role="status">{now.is_running ? words.cancel.done(end) : words.cancel.over}</p>
          ) : (
            <>
              <p>{words.cancel.text(end)}</p>
              <Button
                busy={cancel.isPending && words.cancel.busy}
                onClick={() => cancel.mutate(token, { onSuccess: setNow })}
              >
                {words.cancel.action}
              </Button>
            </>
          )}
        </Section>
      )}
      {now.withdraw_until ? (
        <Section title={words.withdraw.title}>
          {now.is_withdrawable && isOpen ? (
            <>
              <p>{words.withdraw.text(words.date(now.withdraw_until))}</p>
              <WithdrawForm
                token={token}
                email={now.email}
                hasPassword={hasPassword}
                onDone={setNow}
              />
            </>
          ) : (
            <Withdrawn contract={now} until={now.withdraw_until} />
          )}
        </Section>
      ) : null}
    </div>
  );
}

function Withdrawn({ contract, until }: { contract: Contract; until: string }) {
  const words = useWords(contractWords);
  const { withdrawn_at: at, refunded_cents: cents, is_withdrawable: isLeft } = contract;
  if (!at)
    return (
      <p>
        {isLeft ? words.withdraw.text(words.date(until)) : words.withdraw.past(words.date(until))}
      </p>
    );
  return (
    <div role="status" className="space-y-2">
      <p>{words.withdraw.done(words.moment(at))}</p>
      {cents === null ? <p>{words.withdraw.later}</p> : null}
      {cents ? <p>{words.withdraw.refunded(`$${formatNumber(cents / 100)}`)}</p> : null}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="space-y-4 p-6">
      <h2 className="t-h3">{title}</h2>
      {children}
    </Card>
  );
}
