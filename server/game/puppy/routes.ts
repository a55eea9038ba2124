// Being with a puppy.
import type { RewardsAnswer } from "../../../shared/contracts/game/rewards.ts";
import type { Action } from "../../rules/growing/actions.ts";
import type { Route } from "../../http/route.ts";
import { act, type GameContext } from "../service.ts";

export function puppyRoutes(route: Route, context: GameContext): void {
  const answer = async (userId: string, action: Action): Promise<RewardsAnswer> => {
    const { rewards } = await act(context, userId, action);
    return { rewards };
  };
  route("POST /api/puppy/pet", async ({ userId }) => answer(userId, { type: "pet" }));
  route("POST /api/puppy/choose", async ({ userId, body: { variant } }) =>
    answer(userId, { type: "choose", variant }),
  );
  route("POST /api/visit", async ({ userId }) => answer(userId, { type: "visit" }));
}
