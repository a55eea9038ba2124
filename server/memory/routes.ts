// The routes of Luli's memory: read, search, edit, pin, forget.
import { mustExist } from "../http/errors.ts";
import type { Route } from "../http/route.ts";
import { drop, plan } from "./follow-up/queries.ts";
import { readFollowUps } from "./follow-up/service.ts";
import {
  editMemory,
  forgetAll,
  forgetOne,
  type MemoryContext,
  readMemories,
  rememberChat,
  readBehind,
  readDiary,
} from "./service.ts";

export function memoryRoutes(route: Route, context: MemoryContext): void {
  route("GET /api/memories", async ({ userId, query }) => readMemories(context, userId, query));
  route("PATCH /api/memories/:id", async ({ userId, params: { id }, body }) =>
    editMemory(context, userId, id, body),
  );
  route("PUT /api/chats/:id/memory", async ({ userId, params: { id } }) =>
    rememberChat(context, userId, id),
  );
  route("DELETE /api/memories/:id", async ({ userId, params: { id } }) =>
    forgetOne(context, userId, id),
  );
  route("DELETE /api/memories", async ({ userId }) => forgetAll(context, userId));
  route("GET /api/follow-ups", async ({ userId }) => readFollowUps(context, userId));
  route("PUT /api/chats/:id/follow-up", async ({ userId, params: { id } }) =>
    mustExist(await plan(context.database, userId, id)),
  );
  route("DELETE /api/chats/:id/follow-up", async ({ userId, params: { id } }) =>
    mustExist(await drop(context.database, userId, id)),
  );
  route("GET /api/diary", async ({ userId }) => readDiary(context, userId));
  route("GET /api/chats/:id/memories", async ({ userId, params: { id } }) =>
    readBehind(context, userId, id),
  );
}
