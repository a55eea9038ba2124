// Accounts: found by a part of a name or an address, and looked at one by one, which the log remembers.
import type * as v from "valibot";
import type {
  AdminPeople,
  AdminPersonPanel,
  AdminRestAnswer,
  peopleQuery,
} from "../../../shared/contracts/admin/admin.ts";
import type { ServerContext } from "../../platform/context.ts";
import { withIsoDates } from "../../platform/clock/iso-dates.ts";
import { byId, toPage } from "../../platform/page.ts";
import { endRest } from "../../chat/service.ts";
import { notFound } from "../../http/errors.ts";
import { writeAudit } from "../audit-queries.ts";
import { viewLogged } from "../view-logged.ts";
import { getPanel, listNotes, listPeople, type NoteRow, type PanelRow } from "./people-queries.ts";

export type PeopleContext = Pick<ServerContext, "config" | "database" | "clock">;

const PAGE = 25;

export async function readPeople(
  { database }: Pick<PeopleContext, "database">,
  { search, plan, before }: v.InferOutput<typeof peopleQuery>,
): Promise<AdminPeople> {
  const rows = await listPeople(database, { search, plan, before }, PAGE + 1);
  const { page, next } = toPage(rows, PAGE, byId);
  return { people: page.map(withIsoDates), next };
}

export const readPerson = (
  context: PeopleContext,
  actorId: string,
  id: string,
): Promise<AdminPersonPanel> =>
  viewLogged(context, { actorId, id, action: "person_viewed" }, (database) =>
    readPanel({ ...context, database }, id),
  );

/** Returns the account after an action: the admin is looking at it already. */
export async function readPanel(
  { config, database, clock }: PeopleContext,
  id: string,
): Promise<AdminPersonPanel> {
  const row = await getPanel(database, id, clock());
  if (!row) throw notFound();
  return toPanel(row, await listNotes(database, id), config.adminUrls.payments);
}

/** Idempotent. Unlocks the chat of an adult who was taken for a minor, with one log entry. */
export async function wakeChat(
  { database, clock }: Pick<PeopleContext, "database" | "clock">,
  actorId: string,
  id: string,
): Promise<AdminRestAnswer> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    if (await endRest(transaction, id, now))
      await writeAudit(transaction, { actorId, action: "rest_ended", subjectId: id, now });
    else if (!(await getPanel(transaction, id, now))) throw notFound();
    return { is_resting: false };
  });
}

const PROVIDERS: Record<string, "password" | "google"> = {
  credential: "password",
  google: "google",
};

function toPanel(row: PanelRow, notes: NoteRow[], paymentsUrl: string): AdminPersonPanel {
  const { providers, customer_id: customerId, ...rest } = row;
  const { puppy_name: name, puppy_variant: variant, puppy_level: level, ...facts } = rest;
  return {
    ...withIsoDates(facts),
    notes: notes.map(withIsoDates),
    sign_in: providers.flatMap((provider) => PROVIDERS[provider] ?? []),
    customer_url: customerId && `${paymentsUrl.replace(/\/$/, "")}/customers/${customerId}`,
    puppy: { name, variant, level },
  };
}
