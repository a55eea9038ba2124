// Runs one seed: people, a storm, calm, and the checks.
import { setTimeout as pause } from "node:timers/promises";
import { checkAdmins, checkLeaver } from "./checks/accounts.ts";
import { backUpOverWire, checkBackups } from "./checks/backup.ts";
import { checkCounters } from "./checks/counters.ts";
import type { Findings } from "./checks/findings.ts";
import { checkLogs } from "./checks/log.ts";
import { checkMails, checkSubscription, checkTrial } from "./checks/payments.ts";
import { checkMemories, checkReplies } from "./checks/words.ts";
import { createHistory, describe, isUnsure } from "./history.ts";
import { live, type Role, subscribe } from "./life.ts";
import { carryOut, describeFault, planFaults } from "./nemesis.ts";
import { invite } from "./people.ts";
import { createPerson } from "./person.ts";
import { createRandom, type Random } from "./random.ts";
import { startReader } from "./reader.ts";
import { askAgain, awaitQuiet, returnFromCheckout, waitForQueue } from "./settle.ts";
import { listWaiting } from "./theirs.ts";
import type { World } from "./world.ts";

const CAST: Role[] = [
  ...Array<Role>(4).fill("player"),
  "subscriber",
  ...Array<Role>(3).fill("customer"),
  ...(["leaver", "admin", "admin"] as const),
];
/** Each person does so many things at once. */
const LANES = 2;

export type SeedResult = {
  violations: string[];
  calls: number;
  unsure: number;
  faults: number;
  histories: number;
  undecided: number;
  line: string;
  /** The schedule, what is wrong, and every call of those it is wrong for. */
  report: string;
};

export async function runSeed(
  world: World,
  seed: number,
  { forMs, patienceMs, hasBackup }: { forMs: number; patienceMs: number; hasBackup: boolean },
): Promise<SeedResult> {
  const history = createHistory();
  const faults = planFaults(seed, forMs, world);
  const names = CAST.map((role, n) => `${role}${n}`);
  const accounts = await invite(world, seed, names, createRandom(seed, "names"));
  const anyServer = (random: Random) => random.pick(world.members).url;
  const people = accounts.map((account) => createPerson(account, history, anyServer));
  const byRole = (role: Role) => people.filter((_, n) => CAST[n] === role);
  const admins = byRole("admin");
  const payers = [...byRole("subscriber"), ...byRole("customer")];
  await prepare(
    world,
    accounts,
    admins.map(({ id }) => id),
  );

  // Those whose subscription is to change, or to be ended, have one before anything breaks.
  const payAhead = [...byRole("customer"), ...byRole("leaver")].map((me) =>
    subscribe({ world, me, random: createRandom(seed, me.email) }),
  );
  await Promise.all(payAhead);
  const living = people.flatMap((me, n) =>
    Array.from({ length: LANES }, (_, lane) => {
      const random = createRandom(seed, `${names[n]} ${lane}`);
      return live(CAST[n]!, { world, me, random, others: admins }, forMs);
    }),
  );
  const reader = await startReader(world);
  const findings: Findings = { violations: [], undecided: 0, histories: 0 };
  let backup: string | null = null;
  const backingUp = async () => {
    await pause(forMs / 2);
    backup = await backUpOverWire(world, "storm").catch((error: unknown) => {
      if (String(error).includes("no whole backup")) findings.violations.push(String(error));
      return null;
    });
  };
  await Promise.all([...living, carryOut(world, faults), hasBackup && backingUp()]);

  const random = createRandom(seed, "calm");
  const staying = people.filter(
    ({ email }) => history.of("POST /api/me/deletion", email).length === 0,
  );
  const parts = { world, history, random };
  // Every other one never asks again: what was left of their messages ends all the same.
  const asking = staying.filter((_, no) => no % 2 === 1);
  findings.violations.push(...(await askAgain(asking, history, random)));
  findings.violations.push(...(await awaitQuiet(world)));
  // No person has returned yet: a check of the subscription would mend what a webhook left undone.
  for (const me of payers) await checkSubscription(me, parts, findings);
  await returnFromCheckout(world, staying, history, random);
  findings.violations.push(...(await awaitQuiet(world)));
  await reader.finish();
  const queued = await waitForQueue(world, patienceMs);
  // The mail catcher stores a mail a moment after it was sent.
  await pause(50);

  for (const me of staying) {
    findings.violations.push(...(await checkReplies(me, parts)));
    findings.violations.push(...(await checkMemories(me, parts)));
  }
  const hasCrash = faults.some(({ name }) => name === "crash postgres");
  for (const me of byRole("player")) await checkCounters(me, { ...parts, hasCrash }, findings);
  for (const me of payers) {
    await checkSubscription(me, parts, findings);
    checkTrial(me, parts, findings);
  }
  for (const me of byRole("leaver")) findings.violations.push(...(await checkLeaver(me, parts)));
  await checkAdmins(
    admins,
    parts,
    admins.map(({ id }) => id),
    findings,
  );
  let repeated = 0;
  for (const me of people) {
    const [row] = await world.postgres.query("select from users where id = $1", [me.id]);
    const state = { isGone: row === undefined, waiting: await listWaiting(world, me) };
    repeated += checkMails(me, parts, state, findings);
  }
  if (hasBackup) findings.violations.push(...(await checkBackups(world, backup)));
  findings.violations.push(...checkLogs(world, people, history));
  for (const member of world.members) findings.violations.push(...member.falls.splice(0));

  const calls = history.all();
  // Trouble around her is told as what it is; this one is a mistake of ours.
  for (const call of calls.filter(({ answer }) => answer?.code === "internal_error"))
    findings.violations.push(`${call.who} was told of a mistake: ${describe(call)}`);
  const { violations, histories, undecided } = findings;
  const unsure = calls.filter(isUnsure).length;
  return {
    violations,
    calls: calls.length,
    unsure,
    faults: faults.length,
    histories,
    undecided,
    line:
      `seed ${seed}: ${calls.length} calls (${unsure} unsure), ${faults.map(({ name }) => name).join(", ")}; ` +
      `${queued} still queued, ${repeated} mails repeated, ${violations.length} violations`,
    report: [
      ...faults.map((fault) => `  ${describeFault(fault)}`),
      ...violations.map((sentence) => `  ✗ ${sentence}`),
      ...people
        .filter(({ email }) => violations.some((sentence) => sentence.includes(email)))
        .flatMap(({ email }) => [
          `  ${email}`,
          ...history.all(email).map((call) => `    ${describe(call)}`),
        ]),
    ].join("\n"),
  };
}

/** Room for freezes in the store, and these admins alone. */
async function prepare({ postgres }: World, accounts: { id: string }[], admins: string[]) {
  await postgres.query(
    `update game_states set state = jsonb_set(state, '{streak,freezes}', '0') where user_id = any($1)`,
    [accounts.map(({ id }) => id)],
  );
  await postgres.query(
    "insert into user_roles (user_id, role) select unnest($1::uuid[]), 'admin'",
    [admins],
  );
  await postgres.query("delete from user_roles where user_id <> all($1)", [admins]);
}
