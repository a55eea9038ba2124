// Many connections that each ask again as soon as they are answered; on bare sockets, so that asking costs little.
import net from "node:net";

type Aim = {
  url: string;
  method: string;
  connections: number;
  forMs: number;
  /** Gives the access token of the next request. */
  next: () => string;
};

/** How many were answered. */
export async function hammer({ url, method, connections, forMs, next }: Aim): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const request = () =>
    `${method} ${pathname} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${next()}\r\naccept-encoding: br\r\ncontent-length: 0\r\n\r\n`;
  const end = performance.now() + forMs;
  let count = 0;

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let missing = -1;
      const send = () => {
        missing = -1;
        socket.write(request());
      };
      socket
        .setNoDelay(true)
        .once("connect", send)
        .once("error", reject)
        .once("close", () => resolve());
      socket.on("data", (piece: Buffer) => {
        missing = missing === -1 ? missingAfter(piece) : missing - piece.length;
        if (missing > 0) return;
        count += 1;
        if (performance.now() < end) send();
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: connections }, connection));
  return count;
}

/** Bytes of the answer that are still to come after its first piece. */
function missingAfter(piece: Buffer): number {
  const head = piece.toString("latin1", 0, piece.indexOf("\r\n\r\n") + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined) throw new Error(head);
  return head.length + Number(length) - piece.length;
}
