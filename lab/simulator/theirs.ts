// What Stripe and the mailbox hold of one person.
import { idOf } from "../../sandbox/stripe/payments.ts";
import type { Person } from "./person.ts";
import type { World } from "./world.ts";

type OfCustomer = Parameters<typeof idOf>[0];

/** Whether a thing of Stripe's belongs to the customer with this address. */
export const isOf =
  ({ stripe: { state } }: World, email: string) =>
  ({ customer }: { customer: OfCustomer }): boolean =>
    state.customers[idOf(customer)]?.email === email;

/** Also those of a customer who is deleted since. */
export const subscriptionsOf = ({ stripe: { state } }: World, { id }: Pick<Person, "id">) =>
  Object.values(state.subscriptions).filter(({ metadata }) => metadata["user_id"] === id);

export const isLiving = ({ status }: { status: string }): boolean =>
  ["trialing", "active"].includes(status);

export const mailsTo = ({ mail }: World, email: string) =>
  mail.messages().filter(({ to }) => to.includes(email));
type Mail = ReturnType<typeof mailsTo>[number];

export const messageId = ({ headers }: Mail): string =>
  headers.find(({ name }) => name.toLowerCase() === "message-id")?.value ?? "";

/** What the queue still has to do for a person: the subject of each mail, null for the deletion. */
export async function listWaiting(
  { postgres }: World,
  { id, email }: { id: string; email: string },
) {
  const jobs = await postgres.query<{ subject: string | null }>(
    `select data ->> 'subject' as subject from jobs.job
     where state in ('created', 'retry', 'active') and (data ->> 'userId' = $1 or data ->> 'to' = $2)`,
    [id, email],
  );
  return jobs.map(({ subject }) => subject);
}

/** How many different mails have such a subject; copies of one have one Message-ID. */
export const countMails = (mails: readonly Mail[], subject: RegExp): number =>
  new Set(mails.filter((mail) => subject.test(mail.subject)).map(messageId)).size;
