// How the parts that Luli stands on are, asked for real: each within its time, and not at every glance.
import {
  type AdminHealth,
  HEALTH_PARTS,
  type HealthCheck,
  type HealthPart,
} from "../../shared/contracts/admin/admin.ts";
import { countReplies, dayOf } from "../chat/service.ts";
import { findPriceProblem } from "../subscription/service.ts";
import type { Model } from "../model/service.ts";
import { countUnreached } from "../push/service.ts";
import type { ServerContext } from "../platform/context.ts";
import { checkMailServer } from "../mail/mailer.ts";
import { tellOfViolations } from "../violation/service.ts";
import { describeModelChange } from "./model-change.ts";
import { countGivenUp, getMailQueue } from "./queries.ts";

export type HealthContext = Pick<ServerContext, "config" | "pool" | "database" | "log" | "clock">;

const LIMIT_MS = 3_000;
const KEPT_MS = 10_000;
/** A mail that waits this long is stuck. */
const STUCK_S = 5 * 60;

/** Returns a note, or throws; null: not set up. */
type Probe = (() => Promise<string | null>) | null;

export function createHealth(context: HealthContext, model: Pick<Model, "check" | "advice">) {
  let kept: { until: number; health: Promise<AdminHealth> } | null = null;
  const probes = probesOf(context, model);

  return function readHealth(): Promise<AdminHealth> {
    const now = context.clock();
    if (!kept || kept.until <= now.getTime())
      kept = { until: now.getTime() + KEPT_MS, health: checkAll(context, probes, now) };
    return kept.health;
  };
}

async function checkAll(
  context: HealthContext,
  probes: Record<HealthPart, Probe>,
  now: Date,
): Promise<AdminHealth> {
  const checks = HEALTH_PARTS.map((part) => check(context, part, probes[part]));
  return {
    checked_at: now.toISOString(),
    checks: await Promise.all(checks),
    mails_given_up: await countGivenUp(context.database).catch(() => 0),
    push_unreached: await countUnreached(context.database).catch(() => 0),
    free_replies: {
      today: await countReplies(context.database, dayOf(now)).catch(() => 0),
      most: context.config.freeRepliesInAll,
    },
  };
}

async function check(
  { config, log }: HealthContext,
  part: HealthPart,
  probe: Probe,
): Promise<HealthCheck> {
  const isStandIn =
    part === "payments"
      ? config.sandbox.includes("stripe")
      : config.sandbox.some((name) => name === part);
  const about = { part, is_stand_in: isStandIn };
  if (!probe) return { ...about, state: "off", took_ms: null, note: "Not set up." };
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const note = await withinLimit(probe);
    return { ...about, state: "ok", took_ms: took(), note };
  } catch (error) {
    log.warn("health check failed", { part, error });
    return { ...about, state: "failing", took_ms: took(), note: describe(error) };
  }
}

const mails = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);

class Problem extends Error {}

function probesOf(
  context: HealthContext,
  model: Pick<Model, "check" | "advice">,
): Record<HealthPart, Probe> {
  const { config, pool, database, clock } = context;
  const { stripe, smtpUrl, isTaxAutomatic } = config;
  return {
    database: async () => {
      await pool.query("select 1");
      return null;
    },
    // A thoughtful model may take longer than this glance: the next one hears of it.
    model: async () => {
      const { problem } = await model.check();
      if (problem) throw new Problem(problem);
      const notes = [model.advice(), await describeModelChange(context)];
      return notes.filter((note) => note !== null).join(" ") || null;
    },
    mail: async () => {
      await checkMailServer(smtpUrl, LIMIT_MS);
      const { waiting, oldest_s: oldest } = await getMailQueue(database, clock());
      if (oldest > STUCK_S)
        throw new Problem(
          `${mails(waiting)} in the queue, the oldest for ${Math.round(oldest / 60)} minutes.`,
        );
      const givenUp = await countGivenUp(database);
      return givenUp > 0 ? `${mails(givenUp)} could not be sent for days.` : null;
    },
    // Anyone may report one: it is told, and no alarm.
    pages: async () => tellOfViolations(database, clock()),
    payments:
      stripe &&
      (async () => {
        const problem = await findPriceProblem({ stripe, isTaxAutomatic });
        if (problem) throw new Problem(problem);
        return null;
      }),
  };
}

async function withinLimit(probe: NonNullable<Probe>): Promise<string | null> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([probe(), late]);
}

/** Hides the error's own message, which may hold an address with a password: the log has it. */
function describe(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const { name, code, cause } = error as {
    name?: string;
    code?: unknown;
    cause?: { code?: unknown };
  };
  if (name === "TimeoutError") return `No answer within ${LIMIT_MS / 1000} seconds.`;
  for (const known of [code, cause?.code])
    if (typeof known === "string" && /^[A-Z_]+$/.test(known))
      return `It cannot be reached (${known}).`;
  return "It fails; the server's log says why.";
}
