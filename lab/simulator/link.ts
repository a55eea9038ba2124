// A wire that can be cut: stands between two processes and passes bytes on, holds them back as a partition does, or refuses.
import net from "node:net";
import { listen, LOOPBACK } from "../../sandbox/listen.ts";

export type Link = {
  port: number;
  /** Passes nothing any more, not even an end; sent bytes wait, as TCP sends lost ones again. */
  freeze(): void;
  /** Refuses connections. */
  close(): void;
  /** Ends what is open with a reset. */
  cut(): void;
  /** Passes again what was held back. */
  open(): void;
  /** Resets a connection instead of passing a question or an answer on, where `isLost` says so: of a lost answer the work is done. */
  lose(what: "questions" | "answers", isLost: () => boolean): void;
  /** Tells of each piece of an answer that was passed on, with the port that it came from. */
  watch(tell: (port: number) => void): void;
  /** Holds the last bytes of each answer back for so long, so that one connection overtakes another. */
  slow(delayMs: () => number): void;
  stop(): Promise<void>;
};

type Pair = { ends: [net.Socket, net.Socket] };

const never = (): boolean => false;
const nobody = (_port: number): void => {};
/** Of Postgres's answers: more than ReadyForQuery, less than the message before it. */
const TAIL = 8;
/** Postgres ends each answer outside of a transaction so: ReadyForQuery, idle. */
const COMMITTED = Buffer.from("Z\0\0\0\x05I", "latin1");
export const isCommitted = (piece: Buffer): boolean =>
  piece.subarray(-COMMITTED.length).equals(COMMITTED);

/** `target` says where a new connection goes; null: nowhere. `isAnswer`: which pieces can be lost as answers. `usualMs`: see `slow`. */
export async function startLink(
  target: () => number | null,
  {
    isAnswer = () => true,
    usualMs = () => 0,
  }: { isAnswer?: (piece: Buffer) => boolean; usualMs?: () => number } = {},
): Promise<Link> {
  const pairs = new Set<Pair>();
  let state: "open" | "frozen" | "closed" = "open";
  let isLost = { questions: never, answers: never };
  let delayMs = usualMs;
  let told = nobody;

  function join(caller: net.Socket): void {
    const port = target();
    if (state === "closed" || port === null) return void caller.resetAndDestroy();
    const pair: Pair = { ends: [caller, net.connect(port, LOOPBACK)] };
    pairs.add(pair);
    for (const [from, to] of [pair.ends, pair.ends.toReversed()] as [net.Socket, net.Socket][]) {
      from.setNoDelay(true);
      from.on("data", (piece: Buffer) => {
        const isBack = to === caller;
        if (isBack ? isAnswer(piece) && isLost.answers() : isLost.questions()) return reset(pair);
        const ms = isBack ? delayMs() : 0;
        if (ms > 0) {
          from.pause();
          to.write(piece.subarray(0, -TAIL));
          setTimeout(() => {
            to.write(piece.subarray(-TAIL));
            if (state !== "frozen") from.resume();
          }, ms);
        } else if (!to.write(piece)) from.pause();
        if (isBack) told(port);
      });
      to.on("drain", () => state === "frozen" || from.resume());
      from.on("end", () => to.end());
      from.on("error", () => {});
      from.on("close", () => leave(pair, to));
      if (state === "frozen") from.pause();
    }
  }

  function leave(pair: Pair, other: net.Socket): void {
    // A closed connection is noticed only once the link works again.
    if (state === "frozen") return;
    pairs.delete(pair);
    other.destroySoon();
  }

  function reset(pair: Pair): void {
    for (const end of pair.ends) end.resetAndDestroy();
    pairs.delete(pair);
  }

  function cut(): void {
    for (const pair of pairs) reset(pair);
  }

  const server = net.createServer({ allowHalfOpen: true }, join);
  const port = await listen(server);
  return {
    port,
    cut,
    freeze() {
      state = "frozen";
      for (const { ends } of pairs) for (const end of ends) end.pause();
    },
    close() {
      state = "closed";
      cut();
    },
    lose(what, when) {
      isLost = { ...isLost, [what]: when };
    },
    slow(ms) {
      delayMs = ms;
    },
    watch(tell) {
      told = tell;
    },
    open() {
      state = "open";
      isLost = { questions: never, answers: never };
      delayMs = usualMs;
      told = nobody;
      for (const pair of pairs) {
        const gone = pair.ends.find(({ destroyed }) => destroyed);
        if (gone)
          leave(
            pair,
            pair.ends.find((end) => end !== gone)!,
          );
        else for (const end of pair.ends) end.resume();
      }
    },
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
