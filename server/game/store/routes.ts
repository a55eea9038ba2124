// The outfit store.
import type { StoreAnswer } from "../../../shared/contracts/game/rewards.ts";
import type { Action } from "../../rules/growing/actions.ts";
import type { Route } from "../../http/route.ts";
import { act, type GameContext, readGame } from "../service.ts";
import { toStore } from "./service.ts";

export function storeRoutes(route: Route, context: GameContext): void {
  const answer = async (userId: string, action: Action): Promise<StoreAnswer> => {
    const { game, rewards } = await act(context, userId, action);
    return { store: toStore(game), rewards };
  };
  route("GET /api/store", async ({ userId }) => toStore(await readGame(context, userId)));
  route("POST /api/store/buy", async ({ userId, body: { item } }) =>
    answer(userId, { type: "buy", item }),
  );
  route("POST /api/store/wear", async ({ userId, body: { outfit } }) =>
    answer(userId, { type: "wear", outfit }),
  );
  route("POST /api/store/take-off", async ({ userId, body: { outfit } }) =>
    answer(userId, { type: "take_off", outfit }),
  );
}
