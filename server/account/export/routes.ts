// All data of an account, as a file.
import type { Route } from "../../http/route.ts";
import { type ExportContext, exportData } from "./service.ts";

export function exportRoutes(route: Route, context: ExportContext): void {
  route("GET /api/me/export", async ({ c, userId }) => {
    const pieces = await exportData(context, userId);
    const day = context.clock().toISOString().slice(0, 10);
    return c.body(streamOf(pieces), {
      headers: {
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
