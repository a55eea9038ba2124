// The answer to a crisis reaches the server through this port: helplines, the person's situation, a place to keep it.
import * as v from "valibot";
import type { AgeAnswer } from "../../../shared/contracts/account/age.ts";
import { type Crisis, crisisSchema, openCrisis } from "../../rules/crisis.ts";
import type { Help } from "../../../shared/rules/help.ts";
import { forgetAsked } from "../../memory/service.ts";
import type { ServerContext } from "../../platform/context.ts";
import { within } from "../../platform/within.ts";
import type { Counts, Helplines } from "../../safety/service.ts";
import type { ChatLimits } from "../limits.ts";
import { getSituation, type CrisisInput, keepCrisis, setHelp } from "../queries.ts";

/** Null: the database is away, or too slow. */
export type Situation = {
  timeZone: string;
  crisis: Crisis | null;
  age: AgeAnswer | null;
} | null;

type KeptAnswer = { kept_at: Date; response: string };

type CrisisAnswer = Omit<CrisisInput, "serverNo" | "mostADay">;

export type CrisisPort = {
  helplines: Helplines;
  clock: () => Date;
  count: Counts["add"];
  readSituation(userId: string): Promise<Situation>;
  /** Null: it is not kept, or not yet. */
  keep(answer: CrisisAnswer): Promise<KeptAnswer | null>;
  /** Keeps what stands beside a reply, if the database allows it. */
  keepHelp(chat: { userId: string; chatId: string; help: Help }): Promise<void>;
};

type Context = Pick<ServerContext, "config" | "pool" | "database" | "presence" | "log" | "clock">;

export function createCrisisPort(
  context: Context,
  helplines: Helplines,
  counts: Counts,
  { zoneMs, crisisMs }: Pick<ChatLimits, "zoneMs" | "crisisMs">,
): CrisisPort {
  const { config, pool, presence, log, clock } = context;

  async function read(userId: string): Promise<Situation> {
    const row = await getSituation(pool, userId);
    if (!row) return null;
    const crisis = openCrisis(v.parse(crisisSchema, row.crisis), clock().getTime());
    return { timeZone: row.time_zone, crisis, age: row.age };
  }

  async function keep(answer: CrisisAnswer): Promise<KeptAnswer | null> {
    try {
      const kept = await keepCrisis(pool, {
        ...answer,
        serverNo: presence.serverNo(),
        // Every message of a flood is answered, but only this many fill the disk.
        mostADay: 2 * config.premiumDailyMessages,
      });
      if (kept) await forgetAsked(context, answer);
      return kept;
    } catch (error) {
      log.warn("answer to a crisis not kept", { chat: answer.chatId, error });
      return null;
    }
  }

  return {
    helplines,
    clock,
    count: (danger) => counts.add(danger),
    readSituation: (userId) =>
      within(
        zoneMs,
        read(userId).catch((error: unknown) => {
          log.warn("situation not read in a crisis", { error });
          return null;
        }),
      ),
    keep: (answer) => within(crisisMs, keep(answer)),
    keepHelp: (chat) =>
      setHelp(pool, chat).catch((error: unknown) =>
        log.warn("offer of help not kept", { chat: chat.chatId, error }),
      ),
  };
}
