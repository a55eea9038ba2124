// GET /api/me/export
import { Hono } from "hono";
import type { VerifyToken } from "../../http/access-token.ts";
import { limitUser, requireUser } from "../../http/require-user.ts";
import type { ServerContext } from "../../platform/context.ts";
import { createRateLimits } from "../../platform/rate-limits.ts";
import { type ExportContext, exportData } from "./service.ts";

const HOUR_S = 60 * 60;

export function exportRoutes(
  context: ExportContext & Pick<ServerContext, "database" | "log">,
  verify: VerifyToken,
) {
  const seldom = limitUser(createRateLimits(context), "export", { window: HOUR_S, max: 5 });
  return new Hono().get("/api/me/export", requireUser(verify), seldom, async (c) => {
    const pieces = await exportData(context, c.var.userId);
    const day = context.clock().toISOString().slice(0, 10);
    return c.body(streamOf(pieces), {
      headers: {
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="luli-data-${day}.json"`,
        "content-type": "application/json; charset=utf-8",
      },
    });
  });
}

/** Reads on only as fast as the browser takes it, and not at all once the browser has gone. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
