// GET /api/store, POST /api/store/buy, /api/store/wear, /api/store/take-off
import { Hono } from "hono";
import {
  buyRequest,
  outfitRequest,
  type Store,
  type StoreAnswer,
} from "../../../shared/contracts/store.ts";
import type { Action } from "../../../shared/rules/game/actions.ts";
import type { VerifyToken } from "../../http/access-token.ts";
import { requireUser } from "../../http/require-user.ts";
import { act, type GrowthContext, readGrowth } from "../service.ts";
import { readBody } from "../../http/read-body.ts";
import { toStore } from "./service.ts";

export function storeRoutes(context: GrowthContext, verify: VerifyToken) {
  const answer = async (userId: string, action: Action): Promise<StoreAnswer> => {
    const { growth, rewards } = await act(context, userId, action);
    return { store: toStore(growth), rewards };
  };
  return new Hono()
    .get("/api/store", requireUser(verify), async (c) => {
      c.header("cache-control", "no-store");
      return c.json<Store>(toStore(await readGrowth(context, c.var.userId)));
    })
    .post("/api/store/buy", requireUser(verify), async (c) => {
      const { item } = await readBody(c, buyRequest);
      return c.json(await answer(c.var.userId, { type: "buy", item }));
    })
    .post("/api/store/wear", requireUser(verify), async (c) => {
      const { outfit } = await readBody(c, outfitRequest);
      return c.json(await answer(c.var.userId, { type: "wear", outfit }));
    })
    .post("/api/store/take-off", requireUser(verify), async (c) => {
      const { outfit } = await readBody(c, outfitRequest);
      return c.json(await answer(c.var.userId, { type: "take_off", outfit }));
    });
}
