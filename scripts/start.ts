// Starts Luli: the web is built, where it is stale, while Postgres starts.
import { endWithNpm } from "./end-with-npm.ts";
import { ensureWeb } from "./web/ensure-web.ts";

endWithNpm();
const webReady = ensureWeb();
// A failure must not count as unhandled before the server awaits it.
webReady.catch(() => {});
const { main } = await import("../server/main.ts");
await main({ webReady, isLan: process.argv.includes("--lan") });
