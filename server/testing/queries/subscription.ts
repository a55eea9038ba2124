// Calls the queries of the subscription: its state, contract, reminders, gifts and Stripe's events.
import * as contract from "../../subscription/contract/queries.ts";
import * as held from "../../subscription/overrides/queries.ts";
import * as subscription from "../../subscription/queries.ts";
import * as renewals from "../../subscription/renewals/queries.ts";
import * as cards from "../../subscription/trial-cards/queries.ts";
import { ME } from "../many-people.ts";
import { type Call, callsOf, MY_EMAIL, NOW, type QueryTest } from "./calls.ts";

/** A link other than the one of many-people.ts, at any hour. */
const LINK = { userId: ME, tokenHash: "l".repeat(64) };
const OURS = { user_id: ME, subscription_id: "sub_1" };

export function listSubscriptionCalls({ pool, database }: QueryTest): Call[] {
  const row = () => subscription.getSubscription(database, ME).executeTakeFirstOrThrow();
  const span = { now: NOW, until: NOW };
  const consent = {
    ...OURS,
    text_version: "1",
    amount_cents: 2000,
    currency: "usd",
    trial_days: 7,
    accepted_at: NOW,
  };
  const withdrawal = { ...OURS, name: "Ada", email: MY_EMAIL, declared_at: NOW };
  return [
    ...callsOf(held, {
      isHeld: (of) => of(database, ME),
      getHold: (of) => of(database, ME),
      setHeld: (of) => of(database, ME, NOW),
      listUnheld: (of) => of(database),
      isGranted: (of) => of(database, ME),
      setGrant: (of) => of(database, ME, NOW),
      endGrants: (of) => of(database, new Date("2026-11-23T09:00:00Z")),
    }),
    ...callsOf(cards, {
      claimTrialCard: (of) =>
        of(database, { fingerprint: "x", subscriptionId: "sub_1", now: NOW }, "salt"),
    }),
    ...callsOf(subscription, {
      isMinor: (of) => of(database, ME),
      getState: (of) => of(pool, ME, "salt"),
      getPerson: (of) => of(database, ME),
      getOrCreateSubscription: (of) => of(database, ME),
      getSubscription: row,
      findOwner: (of) => of(database, `cus_${ME}`),
      takeTicket: (of) => of(database, ME, NOW, NOW),
      lockSubscription: (of) => of(database, ME),
      writeSubscription: async (of) => of(database, await row(), { status: "trial" }, NOW),
      saveCustomer: async (of) => of(database, await row(), { id: "cus_1", email: MY_EMAIL }, NOW),
      saveCheckout: async (of) => of(database, await row(), null, null),
      saveCustomerEmail: (of) => of(database, `cus_${ME}`, "old@luli.test"),
      listUntold: (of) => of(database),
      setPending: (of) => of(database, ME, NOW),
      rememberTrial: (of) => of(database, { email: MY_EMAIL }, "salt", NOW),
      rememberConsent: (of) => of(database, consent),
      takeReminder: (of) => of(database, ME, 4, NOW),
      isEventKnown: (of) => of(database, "evt_1"),
      rememberEvent: (of) => of(database, { id: "evt_1", type: "x" }, new Date(0)),
    }),
    ...callsOf(renewals, {
      listRenewing: (of) => of(database, span),
      takeRenewal: (of) => of(database, ME, span),
    }),
    ...callsOf(contract, {
      getContract: (of) => of(database, ME),
      findContractor: (of) => of(database, MY_EMAIL),
      insertLink: (of) => of(database, LINK, NOW, NOW),
      isLinkOpen: (of) => of(database, LINK, NOW),
      takeLink: (of) => of(database, LINK, NOW),
      endContractLinks: (of) => of(database, ME),
      insertWithdrawal: (of) => of(database, withdrawal),
      listDueWithdrawals: (of) => of(database, ME),
      listWithdrawing: (of) => of(database),
      endWithdrawal: (of) => of(database, { userId: ME, subscriptionId: "sub_1" }, 0),
    }),
  ];
}
