// The gallery of variants.
import type { Route } from "../../http/route.ts";
import { act, type GameContext, readGame } from "../service.ts";
import { toUniverse } from "./service.ts";

export function universeRoutes(route: Route, context: GameContext): void {
  route("GET /api/universe", async ({ userId }) => toUniverse(await readGame(context, userId)));
  route("POST /api/universe/visit", async ({ userId }) => {
    const { rewards } = await act(context, userId, { type: "visit_universe" });
    return { rewards };
  });
}
