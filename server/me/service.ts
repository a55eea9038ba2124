// Who is signed in, with puppy, coins and settings.
import type { Me } from "../../shared/contracts/me.ts";
import type { ServerContext } from "../context.ts";
import { notAuthenticated } from "../errors.ts";
import { seeGrowth } from "../growth/service.ts";
import { getMe } from "./queries.ts";

/** A token outlives its user by up to 15 minutes: whoever is gone is not signed in. */
export async function readMe(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  userId: string,
): Promise<Me> {
  const row = await getMe(database, userId);
  if (!row) throw notAuthenticated();
  const { roles, settings, growth, coins, chats, created_at, ...user } = row;
  const { puppy, worn } = seeGrowth(userId, growth, clock());
  return {
    user: { ...user, created_at: created_at.toISOString() },
    roles,
    settings,
    puppy,
    worn,
    coins,
    chats,
  };
}
