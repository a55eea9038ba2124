// The security log keeps which model each start used, so that an admin learns of another one: its replies were not measured yet.
import { DAY_MS } from "../../shared/rules/days.ts";
import { getModelChange } from "../platform/security-log/service.ts";
import type { ServerContext } from "../platform/context.ts";

type Context = Pick<ServerContext, "config" | "database" | "clock">;

const TOLD_DAYS = 14;
/** The log takes no longer detail. */
const nameOf = ({ config }: Pick<ServerContext, "config">) => config.model.name.slice(0, 100);

/** The scripted stand-in is no model. */
export function noteModel(context: Pick<ServerContext, "config" | "noteSecurity">): void {
  if (context.config.sandbox.includes("model")) return;
  context.noteSecurity({ kind: "model_used", who: null, address: "", detail: nameOf(context) });
}

export async function describeModelChange(context: Context): Promise<string | null> {
  const name = nameOf(context);
  const since = new Date(context.clock().getTime() - TOLD_DAYS * DAY_MS);
  const change = await getModelChange(context.database, name, since);
  if (!change) return null;
  const day = change.changed_at.toISOString().slice(0, 10);
  return `Model changed from ${change.name_before} to ${name} on ${day}: run npm run persona, and announce it.`;
}
