// Coins, purchases, the day's messages and pets: by sums, and by histories.
import type { CoinEntry } from "../../../shared/contracts/game/rewards.ts";
import { OPENING_COINS } from "../../../server/rules/coins.ts";
import { bodyOf, type Call, describe, type History, isUnsure } from "../history.ts";
import { lastCount, lastLook, quotaOperations, type Untold, walletOperations } from "../models.ts";
import type { Person } from "../person.ts";
import { FREE_DAILY_MESSAGES } from "../world.ts";
import { type Findings, judge, type Simulation } from "./findings.ts";

type Counters = {
  balance: number;
  entries: number;
  used: number;
  counted: number;
  pets: number;
  messages: number;
  done: number;
  freezes: number;
};

/** Coins, purchases, the day's messages and what was counted of them, by sums and by histories. */
export async function checkCounters(
  me: Person,
  { world, history, hasCrash }: Simulation & { hasCrash: boolean },
  findings: Findings,
): Promise<void> {
  const { postgres } = world;
  const [row] = await postgres.query<Counters>(
    `select w.balance, (select sum(amount)::integer from wallet_entries where user_id = u.id) as entries,
       c.messages as used, (select count(*)::integer from chats where user_id = u.id and status <> 'failed' and counted_on = c.day) as counted,
       (g.state -> 'totals' ->> 'pets')::integer as pets, (g.state -> 'totals' ->> 'messages')::integer as messages,
       (select count(*)::integer from chats where user_id = u.id and (status = 'done' or (status = 'stopped' and response <> ''))) as done,
       (g.state -> 'streak' ->> 'freezes')::integer as freezes
     from users u join wallets w on w.user_id = u.id join usage_counters c on c.user_id = u.id
       join game_states g on g.user_id = u.id where u.id = $1`,
    [me.id],
  );
  const counters = row!;
  const same = (a: number, b: number, what: string) =>
    a === b || findings.violations.push(`${me.email}: ${what}: ${a} and ${b}`);
  same(counters.balance, counters.entries, "balance and ledger differ");
  same(counters.used, counters.counted, "counted messages and messages that count differ");
  same(counters.messages, counters.done, "rewarded replies and replies differ");
  const pets = history.of("POST /api/puppy/pet", me.email);
  const acknowledged = pets.filter((call) => bodyOf(call)).length;
  const most = acknowledged + pets.filter(isUnsure).length;
  if (counters.pets < acknowledged || counters.pets > most)
    findings.violations.push(
      `${me.email}: ${acknowledged} to ${most} pets were given, and ${counters.pets} are counted`,
    );

  const ledger = await postgres.query<CoinEntry & { transaction: string }>(
    "select xmin::text as transaction, source, source_id, amount from wallet_entries where user_id = $1 and source <> 'gift'",
    [me.id],
  );
  const outfits = await postgres.query<{ outfit: string }>(
    "select outfit from outfits where user_id = $1",
    [me.id],
  );
  const untold = checkLedger(me, history, ledger, findings);
  const initial = { balance: OPENING_COINS, owned: [], freezes: 0, told: [] };
  const last = {
    balance: counters.balance,
    owned: outfits.map(({ outfit }) => outfit).toSorted(),
    freezes: counters.freezes,
    told: untold.map(({ id }) => id).toSorted(),
  };
  const wallet = walletOperations(history, me.email, untold);
  judge(findings, `the wallet of ${me.email}`, initial, [...wallet, lastLook(last)]);
  // A crash of Postgres forgets just accepted messages with their count; their end brings them back, on top of others (decision 0026).
  if (hasCrash) return;
  const quota = quotaOperations(history, me.email, FREE_DAILY_MESSAGES);
  judge(findings, `the quota of ${me.email}`, { used: 0, keys: {} }, [
    ...quota,
    lastCount(counters.used),
  ]);
}

/** Each coin that a person was told of is in the ledger and was told once. Returns the entries that were never told. */
function checkLedger(
  me: Person,
  history: History,
  ledger: readonly (CoinEntry & { transaction: string })[],
  findings: Findings,
): Untold[] {
  const rewards = history
    .all(me.email)
    .map((call) => [call, rewardsIn(call)] as const)
    .filter(([, coins]) => coins.length > 0);
  const nameOf = ({ source, source_id, amount }: CoinEntry) => `${source} ${source_id} ${amount}`;
  const there = new Set(ledger.map(nameOf));
  const told = new Map<string, string>();
  for (const [call, coins] of rewards) {
    for (const name of coins.map(nameOf)) {
      const by = call.asked.key ?? describe(call);
      if (!there.has(name))
        findings.violations.push(`${me.email} was told of ${name}, which is not in the ledger`);
      if (told.has(name) && told.get(name) !== by)
        findings.violations.push(`${me.email} was told of ${name} twice`);
      told.set(name, by);
    }
  }
  const groups = Object.groupBy(ledger, ({ transaction }) => transaction);
  return Object.entries(groups)
    .filter(([, entries]) => !entries!.some((entry) => told.has(nameOf(entry))))
    .map(([id, entries]) => ({ id, entries: entries! }));
}

function rewardsIn({ answer }: Call): CoinEntry[] {
  const body = answer?.body as { rewards?: { coins: CoinEntry[] }; end?: unknown } | null;
  const end = body?.end as { rewards?: { coins: CoinEntry[] } | null } | null | undefined;
  return body?.rewards?.coins ?? end?.rewards?.coins ?? [];
}
