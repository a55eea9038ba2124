// Who is signed in, with puppy, coins and settings.
import type { Me } from "../../shared/contracts/me.ts";
import { maxXp } from "../../shared/rules/levels.ts";
import type { Database } from "../database.ts";
import { notAuthenticated } from "../errors.ts";
import { getMe } from "./queries.ts";

/** A token outlives its user by up to 15 minutes: whoever is gone is not signed in. */
export async function readMe(database: Database, userId: string): Promise<Me> {
  const row = await getMe(database, userId);
  if (!row) throw notAuthenticated();
  const { roles, settings, puppy, coins, chats, created_at, ...user } = row;
  return {
    user: { ...user, created_at: created_at.toISOString() },
    roles,
    settings,
    puppy: { ...puppy, max_xp: maxXp(puppy.level) },
    coins,
    chats,
  };
}
