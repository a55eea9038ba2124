// Reads the signed-in person with puppy, coins and settings, and changes their profile.
import type { Me } from "../../../shared/contracts/me.ts";
import type { ProfileChange } from "../../../shared/contracts/account/profile.ts";
import type { ServerContext } from "../../platform/context.ts";
import { withIsoDates } from "../../platform/clock/iso-dates.ts";
import { notAuthenticated } from "../../http/errors.ts";
import { seeGame } from "../../game/service.ts";
import { getMe, renamePuppy, renameUser } from "./queries.ts";

export { getEmail } from "./queries.ts";

export type MeContext = Pick<ServerContext, "pool" | "database" | "clock">;

/** A token outlives its user by up to 15 minutes: a deleted person is not signed in. */
export async function readMe(
  { pool, clock }: Pick<MeContext, "pool" | "clock">,
  userId: string,
): Promise<Me> {
  const row = await getMe(pool, userId);
  if (!row) throw notAuthenticated();
  const { roles, settings, game, coins, ...user } = row;
  const { puppy, worn } = seeGame(userId, game, clock());
  return {
    user: withIsoDates(user),
    roles,
    settings,
    puppy,
    worn,
    coins,
  };
}

/** All of it or nothing; says how things are afterwards. */
export async function changeProfile(
  context: MeContext,
  userId: string,
  { name, puppy_name: puppyName }: ProfileChange,
): Promise<Me> {
  const now = context.clock();
  const { puppy } = await readMe(context, userId);
  await context.database.transaction().execute(async (transaction) => {
    if (name !== undefined) await renameUser(transaction, userId, name, now);
    if (puppyName !== undefined)
      await renamePuppy(transaction, userId, puppy.id, { name: puppyName, now });
  });
  return readMe(context, userId);
}
