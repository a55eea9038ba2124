// A foreign server as our clients meet it: fixed answers by path.
import http from "node:http";
import { listen } from "../../../sandbox/listen.ts";

export type Answers = Record<string, [status: number, body: unknown, location?: string]>;
/** Answers by the path alone; what is not named is a 404. */
export async function serveJson(answers: Answers, cleanups: (() => unknown)[]): Promise<string> {
  const server = http.createServer((request, response) => {
    const [status, body, location] = answers[request.url!.split("?")[0]!] ?? [404, {}];
    const headers = { "content-type": "application/json", ...(location && { location }) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  const port = await listen(server);
  cleanups.push(() => server.close());
  return `http://127.0.0.1:${port}`;
}
