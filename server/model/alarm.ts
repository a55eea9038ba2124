// Alarms the operator about what only they can mend: an error in the log, and a mail to SUPPORT_EMAIL, at most one an hour.
import type { ServerContext } from "../platform/context.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import type { Trouble } from "./trouble.ts";

type AlarmContext = Pick<ServerContext, "config" | "database" | "jobs" | "log" | "clock">;
export type Alarm = (trouble: Trouble, problem: string) => void;

/** The limit counts over all servers. */
const ONE_AN_HOUR = { window: 60 * 60, max: 1 };

export function createAlarm(context: AlarmContext): Alarm {
  const { config, database, jobs, log, clock } = context;
  const limits = createRateLimits({ database, clock, log });

  async function raise({ kind, code }: Trouble, problem: string): Promise<void> {
    const { allowed } = await limits.consume("model|alarm", ONE_AN_HOUR);
    if (!allowed) return;
    log.error("the model needs its owner", { kind, code, problem });
    await jobs.sendMail({
      to: config.supportEmail,
      subject: "Luli cannot answer",
      text: [
        `The model ${config.model.name} at ${new URL(config.model.baseUrl).host} does not answer Luli: ${problem}`,
        "Until this is fixed, people who write to Luli are told that Luli can't answer right now and that you have been notified.",
        `How it is now: ${config.publicUrl}/admin`,
        "The server's log has the provider's own words. This mail comes once an hour at most.",
      ].join("\n\n"),
    });
  }

  return (trouble, problem) => {
    if (!trouble.isForOwner) return;
    raise(trouble, problem).catch((error: unknown) =>
      log.error("the model's alarm was not sent", { kind: trouble.kind, problem, error }),
    );
  };
}
