// Schedules faults by the seed alone, and carries them out.
import { setTimeout as pause } from "node:timers/promises";
import type { Member } from "./fleet.ts";
import type { Link } from "./link.ts";
import { createRandom } from "./random.ts";
import type { World } from "./world.ts";

const FAULTS = {
  kill: 3,
  "killed after an answer": 4,
  freeze: 3,
  partition: 3,
  cut: 3,
  "answers lost": 4,
  "questions lost": 3,
  terminate: 3,
  "restart postgres": 1,
  "crash postgres": 1,
  "model away": 2,
  "model silent": 1,
  "mail away": 1,
  "mail silent": 1,
  "stripe away": 2,
  "stripe silent": 1,
  "stripe slow": 2,
  "mail slow": 1,
  "people cut": 2,
  "people unheard": 2,
  "tables locked": 1,
  "no connection left": 1,
  "read-only": 1,
  "clock moved": 2,
  "days at stripe": 1,
  "disk full": 0,
};
/** With a disk of its own, the database's is full more often than anything else happens. */
const FAULTS_OF_SMALL_DISK: typeof FAULTS = { ...FAULTS, "disk full": 6 };
export type FaultName = keyof typeof FAULTS;
export type Fault = {
  name: FaultName;
  atMs: number;
  forMs: number;
  server: number;
  aheadMs: number;
};

/** Two at once are no exception. */
const EVERY_MS = 700;
const CLOCK_MS = 4 * 60_000;
/** The free days are over after it, and the first month is paid. */
const STRIPE_S = 8 * 24 * 60 * 60;
/** Share of the answers that are lost. */
const LOST = 0.2;
const SLOW_MS = 800;
/** Share of the answers after which the server is killed. */
const LAST_WORDS = 0.15;
const REST_MS = 300;

export function planFaults(
  seed: number,
  forMs: number,
  { members, postgres }: Pick<World, "members" | "postgres">,
): Fault[] {
  const random = createRandom(seed, "nemesis");
  const count = Math.max(1, Math.round(forMs / EVERY_MS));
  return Array.from({ length: count }, () => ({
    name: random.weighted(postgres.hasSmallDisk ? FAULTS_OF_SMALL_DISK : FAULTS),
    atMs: random.between(Math.round(forMs * 0.1), Math.round(forMs * 0.8)),
    forMs: random.between(200, 1_500),
    server: random.between(0, members.length - 1),
    aheadMs: random.between(-CLOCK_MS, CLOCK_MS),
  })).toSorted((a, b) => a.atMs - b.atMs);
}

export const describeFault = ({ name, atMs, forMs, server, aheadMs }: Fault): string =>
  `${atMs} ms: ${name}${PER_SERVER.has(name) ? ` of server ${server}` : ""}${
    name === "clock moved" ? ` by ${Math.round(aheadMs / 1000)} s` : ""
  } for ${forMs} ms`;

const PER_SERVER = new Set<FaultName>([
  "kill",
  "killed after an answer",
  "freeze",
  "partition",
  "cut",
  "answers lost",
  "questions lost",
  "people cut",
  "people unheard",
  "clock moved",
]);

/** Resolves when all is whole again. */
export async function carryOut(world: World, faults: readonly Fault[]): Promise<void> {
  await Promise.all(
    faults.map(async (fault) => {
      await pause(fault.atMs);
      await strike(world, fault);
    }),
  );
  await heal(world);
}

async function strike(world: World, { name, forMs, server, aheadMs }: Fault): Promise<void> {
  const member = world.members[server]!;
  const database = world.databaseLinks[server]!;
  const door = world.doors[server]!;
  const { model, mail, stripe } = world.links;
  const random = createRandom(server, name);
  const isLost = () => random.next() < LOST;
  const spoil = async (link: Link, how: "freeze" | "close") => {
    link[how]();
    await pause(forMs);
    link.open();
  };
  const lose = async (link: Link, what: "questions" | "answers") => {
    link.lose(what, isLost);
    await pause(forMs);
    link.open();
  };
  const slow = async (link: Link) => {
    link.slow(() => random.between(0, SLOW_MS));
    await pause(forMs);
    link.open();
  };
  switch (name) {
    case "kill":
      member.kill();
      await pause(forMs);
      return member.start();
    case "killed after an answer": {
      // What an answer promises must be stored by then.
      const die = async (dying: Member | undefined) => {
        if (!dying?.isUp || random.next() > LAST_WORDS) return;
        dying.kill();
        await pause(REST_MS);
        dying.start();
      };
      door.watch(() => void die(member));
      world.front.watch((port) => void die(world.members.find((one) => one.port === port)));
      await pause(forMs);
      door.open();
      return world.front.open();
    }
    case "freeze":
      member.freeze();
      await pause(forMs);
      return member.thaw();
    case "partition":
      return spoil(database, "freeze");
    case "cut":
      return database.cut();
    case "answers lost":
      return lose(database, "answers");
    case "questions lost":
      return lose(database, "questions");
    case "people cut":
      return door.cut();
    case "people unheard":
      return lose(door, "answers");
    case "tables locked":
      return world.postgres.lockTable(random.pick(["users", "chats", "game_states"]), forMs);
    case "no connection left":
      return world.postgres.takeConnections(forMs);
    case "disk full":
      return world.postgres.fillDisk(forMs);
    case "read-only":
      return world.postgres.refuseWrites(forMs);
    case "terminate":
      return world.postgres.terminate();
    case "restart postgres":
      return world.postgres.restart("politely");
    case "crash postgres":
      return world.postgres.restart("crash");
    case "model away":
      return spoil(model, "close");
    case "model silent":
      return spoil(model, "freeze");
    case "mail away":
      return spoil(mail, "close");
    case "mail silent":
      return spoil(mail, "freeze");
    case "stripe away":
      return spoil(stripe, "close");
    case "stripe silent":
      return spoil(stripe, "freeze");
    case "stripe slow":
      return slow(stripe);
    case "mail slow":
      return slow(mail);
    case "clock moved":
      member.moveClock(aheadMs);
      await pause(forMs);
      return member.moveClock(0);
    case "days at stripe":
      return world.stripe.advance(STRIPE_S);
  }
}

async function heal({ members, databaseLinks, doors, front, links }: World): Promise<void> {
  for (const link of [...databaseLinks, ...doors, front, ...Object.values(links)]) link.open();
  for (const member of members) {
    member.thaw();
    member.moveClock(0);
    member.start();
  }
  await Promise.all(members.map((member) => member.ready()));
}
