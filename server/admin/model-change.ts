// The security log keeps which model each start used: an admin learns of another one, whose replies were not measured yet, and people do.
import { MODEL_CHANGE_TOLD_MS } from "../../shared/rules/days.ts";
import { listModelStarts } from "../platform/security-log/service.ts";
import type { ServerContext } from "../platform/context.ts";

type Context = Pick<ServerContext, "config" | "database" | "clock">;

/** The log takes no longer detail. */
const nameOf = ({ config }: Pick<ServerContext, "config">) => config.model.name.slice(0, 100);

/** The scripted stand-in is no model. */
const isStandIn = ({ config }: Pick<ServerContext, "config">) => config.sandbox.includes("model");

export function noteModel(context: Pick<ServerContext, "config" | "noteSecurity">): void {
  if (isStandIn(context)) return;
  context.noteSecurity({ kind: "model_used", who: null, address: "", detail: nameOf(context) });
}

/**
 * The changes to this server's model and away from it, oldest first, with the model before. They end at its last known start: another
 * server may already have the next model.
 */
export async function readModelChanges(context: Pick<Context, "config" | "database">) {
  if (isStandIn(context)) return [];
  const starts = await listModelStarts(context.database);
  const isOwn = starts.map(({ name }) => name === nameOf(context));
  return starts
    .slice(1, isOwn.lastIndexOf(true) + 1)
    .map(({ at }, no) => ({ at: at.toISOString(), before: starts[no]!.name }))
    .filter((_, no) => isOwn[no] !== isOwn[no + 1]);
}

export async function describeModelChange(context: Context): Promise<string | null> {
  const change = (await readModelChanges(context)).at(-1);
  if (!change || context.clock().getTime() - Date.parse(change.at) > MODEL_CHANGE_TOLD_MS)
    return null;
  return `Model changed from ${change.before} to ${nameOf(context)} on ${change.at.slice(0, 10)}: run npm run persona.`;
}
