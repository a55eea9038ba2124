// A network to Postgres that can fail: connections are cut, refused, or swallow what is sent without a word.
import net from "node:net";
import { Transform } from "node:stream";
import { listen } from "../../../sandbox/listen.ts";

/** Called with the type of each message that Postgres sends, and awaited before the next one; false loses the message. */
type PassMessage = (type: string) => boolean | Promise<boolean>;

export async function openProxy(databaseUrl: string, pass?: PassMessage) {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const pairs = new Set<[net.Socket, net.Socket]>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(target);
    const pair: [net.Socket, net.Socket] = [near, far];
    pairs.add(pair);
    for (const [socket, other] of [pair, pair.toReversed()] as [net.Socket, net.Socket][]) {
      socket.on("error", () => {});
      // Small messages would otherwise wait for each other's acknowledgement, and arrive together.
      socket.setNoDelay(true);
      (socket === far && pass ? socket.pipe(byMessage(pass)) : socket).pipe(other);
      socket.once("close", () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  url.host = `127.0.0.1:${await listen(server)}`;
  return {
    url: url.href,
    /** Ends what is open, and refuses what comes. */
    cut() {
      isCut = true;
      for (const [near] of pairs) near.destroy();
    },
    mend: () => void (isCut = false),
    /** Silently drops all traffic of the open connections. New connections work. */
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.removeAllListeners("close").resume();
        far.removeAllListeners("close").resume();
      }
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

function byMessage(pass: PassMessage): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    async transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        if (await pass(message.toString("latin1", 0, 1))) this.push(message);
      }
      done();
    },
  });
}
