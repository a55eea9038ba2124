// Checks that the servers' logs hold no address, no token and no words of the people.
import fs from "node:fs";
import type { History } from "../history.ts";
import type { Person } from "../person.ts";
import type { World } from "../world.ts";

/** A reply that broke off after a word or two could stand anywhere. */
const SHORTEST = 12;

export function checkLogs({ members }: World, people: readonly Person[], history: History) {
  const log = members.map(({ logFile }) => fs.readFileSync(logFile, "utf8")).join("");
  const words = history
    .of("POST /functions/v1/chat")
    .flatMap(({ asked, answer }) => [asked["message"], answer?.body?.text]);
  return [...new Set([...people.flatMap((me) => [me.email, me.session, me.token]), ...words])]
    .filter((secret = "") => secret.length >= SHORTEST && log.includes(secret))
    .map((secret) => `a log holds ${secret}`);
}
