// The game's calls: being with a puppy, the store, tasks, the wallet, achievements, the universe and the dashboard.
import type { Rewards } from "../../shared/contracts/game/rewards.ts";
import type { Action } from "../rules/growing/actions.ts";
import type { Route } from "../http/route.ts";
import type { ServerContext } from "../platform/context.ts";
import { readAchievements } from "./achievement/service.ts";
import { readDashboard } from "./dashboard/service.ts";
import { act, type Game, readGame } from "./service.ts";
import { toStore } from "./store/service.ts";
import { toTasks } from "./task/service.ts";
import { toUniverse } from "./universe/service.ts";
import { readWallet } from "./wallet/service.ts";

type Context = Pick<ServerContext, "pool" | "clock" | "database">;

export function gameRoutes(route: Route, context: Context): void {
  const reward = after(context, (_game, rewards) => ({ rewards }));
  route("POST /api/visit", async ({ userId }) => reward(userId, { type: "visit" }));
  route("POST /api/puppy/pet", async ({ userId }) => reward(userId, { type: "pet" }));
  route("POST /api/puppy/choose", async ({ userId, body: { variant } }) =>
    reward(userId, { type: "choose", variant }),
  );
  route("GET /api/universe", async ({ userId }) => toUniverse(await readGame(context, userId)));
  route("POST /api/universe/visit", async ({ userId }) =>
    reward(userId, { type: "visit_universe" }),
  );

  const shop = after(context, (game, rewards) => ({ store: toStore(game), rewards }));
  route("GET /api/store", async ({ userId }) => toStore(await readGame(context, userId)));
  route("POST /api/store/buy", async ({ userId, body: { item } }) =>
    shop(userId, { type: "buy", item }),
  );
  route("POST /api/store/wear", async ({ userId, body: { outfit } }) =>
    shop(userId, { type: "wear", outfit }),
  );
  route("POST /api/store/take-off", async ({ userId, body: { outfit } }) =>
    shop(userId, { type: "take_off", outfit }),
  );

  const doTask = after(context, (game, rewards) => ({ tasks: toTasks(game), rewards }));
  route("GET /api/tasks", async ({ userId }) => toTasks(await readGame(context, userId)));
  route("POST /api/tasks/swap", async ({ userId, body: { task } }) =>
    doTask(userId, { type: "swap", task }),
  );
  route("POST /api/tasks/:id/claim", async ({ userId, params: { id: task } }) =>
    doTask(userId, { type: "claim", task }),
  );

  route("GET /api/achievements", async ({ userId }) => readAchievements(context, userId));
  route("GET /api/dashboard", async ({ userId }) => readDashboard(context, userId));
  route("GET /api/wallet", async ({ userId, query }) =>
    readWallet(context.database, userId, query.before ?? null),
  );
}

/** Acts, and answers with what the action leads to. */
const after =
  <Answer>(context: Context, show: (game: Game, rewards: Rewards) => Answer) =>
  async (userId: string, action: Action): Promise<Answer> => {
    const { game, rewards } = await act(context, userId, action);
    return show(game, rewards);
  };
