// The tools of a message: react to it, decline the name that it may have told, read what it replaced.
import { mustExist } from "../../http/errors.ts";
import type { Route } from "../../http/route.ts";
import type { ServerContext } from "../../platform/context.ts";
import { declineName } from "../understanding/queries.ts";
import { listEarlier, saveReaction } from "./queries.ts";

export function toolRoutes(route: Route, { pool }: Pick<ServerContext, "pool">): void {
  route("PUT /api/chats/:id/reaction", async ({ userId, params: { id }, body: { reaction } }) =>
    mustExist(await saveReaction(pool, userId, id, reaction)),
  );
  route("DELETE /api/chats/:id/asked-name", async ({ userId, params: { id } }) =>
    mustExist(await declineName(pool, userId, id)),
  );
  route("GET /api/chats/:id/earlier", async ({ userId, params: { id } }) => {
    const chats = await listEarlier(pool, userId, id);
    mustExist(chats.length > 0);
    return { chats };
  });
}
