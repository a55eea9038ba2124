// Reads a running server's memory after a collection, handles, timers and files over Node's own inspector, so that the server is the
// one that people run.
type Held = { heapMb: number; rssMb: number; handles: number };

const HELD = `(() => {
  const { heapUsed, rss } = process.memoryUsage();
  return JSON.stringify({
    heapMb: heapUsed / 1024 ** 2,
    rssMb: rss / 1024 ** 2,
    handles: process.getActiveResourcesInfo().length,
  });
})()`;

export type Inside = {
  look(): Promise<Held>;
  /** Disconnects before the server is told to stop: a process waits for its inspector. */
  leave(): void;
};

/** @param output what the server printed, its inspector's address among it. */
export async function openInside(output: string): Promise<Inside> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)![1]!;
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let last = 0;
  async function send<T>(method: string, params = {}): Promise<T> {
    const id = (last += 1);
    const answered = new Promise<T>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id?: number; result: T; error?: { message: string } };
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      socket.addEventListener("message", hear);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }
  return {
    async look() {
      await send("HeapProfiler.collectGarbage");
      type Evaluated = { result: { value: string } };
      const { result } = await send<Evaluated>("Runtime.evaluate", { expression: HELD });
      return JSON.parse(result.value) as Held;
    },
    leave: () => socket.close(),
  };
}
