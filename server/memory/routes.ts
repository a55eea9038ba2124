// The routes of Luli's memory: read, search, edit, pin, forget.
import type { Route } from "../http/route.ts";
import { dropFollowUp, planFollowUp, readFollowUps } from "./follow-up/service.ts";
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
  route("PUT /api/chats/:id/memory", async ({ userId, params: { id } }) => {
    await rememberChat(context, userId, id);
    return undefined;
  });
  route("DELETE /api/memories/:id", async ({ userId, params: { id } }) => {
    await forgetOne(context, userId, id);
    return undefined;
  });
  route("DELETE /api/memories", async ({ userId }) => {
    await forgetAll(context, userId);
    return undefined;
  });
  route("GET /api/follow-ups", async ({ userId }) => readFollowUps(context, userId));
  route("PUT /api/chats/:id/follow-up", async ({ userId, params: { id } }) => {
    await planFollowUp(context, userId, id);
    return undefined;
  });
  route("DELETE /api/chats/:id/follow-up", async ({ userId, params: { id } }) => {
    await dropFollowUp(context, userId, id);
    return undefined;
  });
  route("GET /api/diary", async ({ userId }) => readDiary(context, userId));
  route("GET /api/chats/:id/memories", async ({ userId, params: { id } }) =>
    readBehind(context, userId, id),
  );
}
