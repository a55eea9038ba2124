// Rewards that could not be written with their reply are given later, each once: by the first sweep after what refused them is mended.
import type { ServerContext } from "../../platform/context.ts";
import { giveByMessage, withLockedGame } from "../../game/service.ts";
import { listOwedUsers, takeOwed } from "./owed-queries.ts";
import { checkMessage } from "../../safety/service.ts";
import { readMessageAction } from "../understanding/message-action.ts";

type Context = Pick<ServerContext, "pool" | "log" | "clock">;

export async function giveOwed(context: Context): Promise<void> {
  for (const userId of await listOwedUsers(context.pool)) {
    try {
      while (await giveNext(context, userId));
    } catch (error) {
      context.log.error("rewards still owed", { user: userId, error });
    }
  }
}

const giveNext = ({ pool, clock }: Context, userId: string): Promise<boolean> =>
  withLockedGame(pool, userId, async (client, game) => {
    const owed = await takeOwed(client, userId);
    if (!owed) return false;
    const { message, variant, sent_at: sentAt, is_name_told: isNameTold } = owed;
    const said = readMessageAction(message, {
      variant,
      sentAt,
      isNameTold,
      isSad: checkMessage(message).isSad,
    });
    await giveByMessage(client, userId, game, said, clock());
    return true;
  });
