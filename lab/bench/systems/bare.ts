// The least a relay can do: a pipe on node:http. Knows no user and keeps nothing.
import http from "node:http";
import { readWiring, report } from "../child.ts";
import { listen } from "./listen.ts";

const { upstream } = readWiring();
const agent = new http.Agent({ keepAlive: true });

report(
  await listen((incoming, outgoing) => {
    const url = `${upstream}/chat/completions`;
    const request = http.request(url, { method: "POST", agent }, (response) => {
      outgoing.writeHead(response.statusCode!, { "content-type": "text/event-stream" });
      response.pipe(outgoing);
    });
    request.on("error", () => outgoing.destroy());
    incoming.pipe(request);
  }),
);
