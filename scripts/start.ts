// Starts Luli: the web is built, where it is stale, while Postgres starts.
import { endWithNpm } from "./end-with-npm.ts";
import { ensureWeb } from "./web/ensure-web.ts";

endWithNpm();
const webReady = ensureWeb();
// Until the server waits for it, a failure must not count as forgotten.
webReady.catch(() => {});
const { main } = await import("../server/main.ts");
await main({ webReady, isLan: process.argv.includes("--lan") });
