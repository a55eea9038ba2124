// Many connections that each ask again as soon as they are answered; on bare sockets, so that asking costs little.
import net from "node:net";

export type Load = { count: number; perSecond: number; p50Ms: number; p99Ms: number };

type Aim = { url: string; connections: number; forMs: number; next: () => string };

/** `next` gives the access token of the next request. */
export async function hammer({ url, connections, forMs, next }: Aim): Promise<Load> {
  const { hostname, port, pathname, host } = new URL(url);
  const request = (token: string) =>
    `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\ncontent-length: 0\r\n\r\n`;
  const times: number[] = [];
  const start = performance.now();
  const end = start + forMs;

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let sentAt = 0;
      let answer = "";
      const send = () => {
        sentAt = performance.now();
        answer = "";
        socket.write(request(next()));
      };
      socket.setNoDelay(true).setEncoding("latin1");
      socket
        .once("connect", send)
        .once("error", reject)
        .once("close", () => resolve());
      socket.on("data", (piece: string) => {
        answer += piece;
        if (!isWhole(answer)) return;
        if (!answer.startsWith("HTTP/1.1 200")) socket.destroy(new Error(answer.slice(0, 200)));
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end) send();
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: connections }, connection));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!;
  const seconds = (performance.now() - start) / 1_000;
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf("\r\n\r\n");
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, headEnd + 2))?.[1];
  if (length === undefined) throw new Error(`An answer without a length: ${answer.slice(0, 200)}`);
  return answer.length >= headEnd + 4 + Number(length);
}
