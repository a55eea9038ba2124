// Schedules faults by the seed alone, and carries them out.
import { setTimeout as pause } from "node:timers/promises";
import type { Link } from "./link.ts";
import { createRandom } from "./random.ts";
import type { World } from "./world.ts";

const FAULTS = {
  kill: 4,
  freeze: 3,
  partition: 3,
  cut: 3,
  "answers lost": 4,
  terminate: 3,
  "restart postgres": 1,
  "crash postgres": 1,
  "model away": 2,
  "model silent": 1,
  "mail away": 1,
  "mail silent": 1,
  "stripe away": 2,
  "stripe silent": 1,
  "clock moved": 2,
  "days at stripe": 1,
} as const;
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
const LOST = 0.1;

export function planFaults(seed: number, forMs: number, serverCount: number): Fault[] {
  const random = createRandom(seed, "nemesis");
  const count = Math.max(1, Math.round(forMs / EVERY_MS));
  return Array.from({ length: count }, () => ({
    name: random.weighted(FAULTS),
    atMs: random.between(Math.round(forMs * 0.1), Math.round(forMs * 0.8)),
    forMs: random.between(200, 1_500),
    server: random.between(0, serverCount - 1),
    aheadMs: random.between(-CLOCK_MS, CLOCK_MS),
  })).toSorted((a, b) => a.atMs - b.atMs);
}

export const describeFault = ({ name, atMs, forMs, server, aheadMs }: Fault): string =>
  `${atMs} ms: ${name}${PER_SERVER.has(name) ? ` of server ${server}` : ""}${
    name === "clock moved" ? ` by ${Math.round(aheadMs / 1000)} s` : ""
  } for ${forMs} ms`;

const PER_SERVER = new Set<FaultName>([
  "kill",
  "freeze",
  "partition",
  "cut",
  "answers lost",
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
  const { model, mail, stripe } = world.links;
  const spoil = async (link: Link, how: "freeze" | "close") => {
    link[how]();
    await pause(forMs);
    link.open();
  };
  switch (name) {
    case "kill":
      member.kill();
      await pause(forMs);
      return member.start();
    case "freeze":
      member.freeze();
      await pause(forMs);
      return member.thaw();
    case "partition":
      return spoil(database, "freeze");
    case "cut":
      return database.cut();
    case "answers lost": {
      const random = createRandom(server, name);
      database.loseAnswers(() => random.next() < LOST);
      await pause(forMs);
      return database.open();
    }
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
    case "clock moved":
      member.moveClock(aheadMs);
      await pause(forMs);
      return member.moveClock(0);
    case "days at stripe":
      return world.stripe.advance(STRIPE_S);
  }
}

async function heal({ members, databaseLinks, links }: World): Promise<void> {
  for (const link of [...databaseLinks, ...Object.values(links)]) link.open();
  for (const member of members) {
    member.thaw();
    member.moveClock(0);
    member.start();
  }
  await Promise.all(members.map((member) => member.ready()));
}
