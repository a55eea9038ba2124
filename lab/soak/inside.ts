// Runs inside the measured server, beside what people run: answers with its memory after a collection, and its handles.
import { createServer } from "node:http";

export type Held = { heapMb: number; rssMb: number; handles: number };

createServer((_incoming, outgoing) => {
  globalThis.gc!();
  const { heapUsed, rss } = process.memoryUsage();
  const held: Held = {
    heapMb: heapUsed / 1024 ** 2,
    rssMb: rss / 1024 ** 2,
    handles: process.getActiveResourcesInfo().length,
  };
  outgoing.end(JSON.stringify(held));
})
  .listen(Number(process.env.SOAK_PORT), "127.0.0.1")
  .unref();
