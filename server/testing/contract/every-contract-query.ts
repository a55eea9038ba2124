// The calls of the queries about a person's contract, reminders and Stripe's events, for every-query.ts.
import type { Database } from "../../platform/database/database.ts";
import * as contract from "../../subscription/contract/queries.ts";
import * as renewals from "../../subscription/renewals/queries.ts";
import * as subscription from "../../subscription/queries.ts";
import { ME } from "../many-people.ts";
import { type Call, call } from "../query-call.ts";

/** A link other than the one of many-people.ts, at any hour. */
const LINK = { userId: ME, tokenHash: "l".repeat(64) };

export function listContractCalls(database: Database, email: string, now: Date): Call[] {
  const withdrawal = {
    user_id: ME,
    subscription_id: "sub_1",
    name: "Ada",
    email,
    declared_at: now,
  };
  const span = { now, until: now };
  return [
    call(renewals.listRenewing, () => renewals.listRenewing(database, span)),
    call(renewals.takeRenewal, () => renewals.takeRenewal(database, ME, span)),
    call(subscription.rememberConsent, () =>
      subscription.rememberConsent(database, {
        user_id: ME,
        subscription_id: "sub_1",
        text_version: "1",
        amount_cents: 2000,
        currency: "usd",
        trial_days: 7,
        accepted_at: now,
      }),
    ),
    call(subscription.takeReminder, () => subscription.takeReminder(database, ME, 4, now)),
    call(subscription.isEventKnown, () => subscription.isEventKnown(database, "evt_1")),
    call(subscription.rememberEvent, () =>
      subscription.rememberEvent(database, { id: "evt_1", type: "x" }, new Date(0)),
    ),
    call(contract.getContract, () => contract.getContract(database, ME)),
    call(contract.findContractor, () => contract.findContractor(database, email)),
    call(contract.insertLink, () => contract.insertLink(database, LINK, now, now)),
    call(contract.isLinkOpen, () => contract.isLinkOpen(database, LINK, now)),
    call(contract.takeLink, () => contract.takeLink(database, LINK, now)),
    call(contract.endContractLinks, () => contract.endContractLinks(database, ME)),
    call(contract.insertWithdrawal, () => contract.insertWithdrawal(database, withdrawal)),
    call(contract.listDueWithdrawals, () => contract.listDueWithdrawals(database, ME)),
    call(contract.listWithdrawing, () => contract.listWithdrawing(database)),
    call(contract.endWithdrawal, () =>
      contract.endWithdrawal(database, { userId: ME, subscriptionId: "sub_1" }, 0),
    ),
  ];
}
