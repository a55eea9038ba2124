// Checks admins and deleted accounts.
import { bodyOf } from "../history.ts";
import { adminOperations, lastAdmins } from "../models.ts";
import { listWaiting } from "../theirs.ts";
import type { Person } from "../person.ts";
import { type Findings, judge, type Simulation } from "./findings.ts";

export async function checkAdmins(
  people: readonly Person[],
  { world, history }: Simulation,
  initial: string[],
  findings: Findings,
): Promise<void> {
  const rows = await world.postgres.query<{ id: string }>(
    "select user_id as id from user_roles where role = 'admin' order by user_id",
  );
  const ids = new Map(people.map(({ email, id }) => [email, id]));
  const last = rows.map(({ id }) => id).toSorted();
  const changes = adminOperations(history, ids);
  judge(findings, "the list of admins", initial.toSorted(), [...changes, lastAdmins(last)]);
}

/** An announced deletion leaves nothing; without a request everything stays. */
export async function checkLeaver(me: Person, { world, history }: Simulation): Promise<string[]> {
  const asked = history.of("POST /api/me/deletion", me.email);
  const { postgres } = world;
  const [row] = await postgres.query<{ is_here: boolean; is_leaving: boolean }>(
    `select count(*) > 0 as is_here, coalesce(bool_or(deletion_requested_at is not null), false) as is_leaving
     from users where id = $1`,
    [me.id],
  );
  const { is_here: isHere, is_leaving: isLeaving } = row!;
  if (asked.length === 0) return isHere ? [] : [`${me.email} is gone and never asked`];
  const isTold = asked.some((call) => bodyOf(call));
  if (isTold && isHere && !isLeaving) return [`${me.email} was told 202, and stays`];
  if (isHere && isLeaving && !(await listWaiting(world, me)).includes(null))
    return [`${me.email} is leaving, and nobody erases them`];
  if (isHere) return [];
  const tables = await postgres.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('audit_entries', 'rate_limits')`,
  );
  const left = await Promise.all(
    tables.map(async ({ name }) => {
      const [found] = await postgres.query<{ count: number }>(
        `select count(*)::integer as count from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`,
        [me.id, me.email],
      );
      return found!.count > 0 ? [`${me.email} is deleted, and ${name} still knows them`] : [];
    }),
  );
  const { customers, deletedCustomers } = world.stripe.state;
  const known = Object.values(customers).some(
    ({ id, email }) => email === me.email && !deletedCustomers.includes(id),
  );
  return [...left.flat(), ...(known ? [`${me.email} is deleted, and a customer at Stripe`] : [])];
}
