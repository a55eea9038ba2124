// Starts Luli: the web is built, where it is stale, while Postgres starts.
import { enableCompileCache } from "node:module";
import path from "node:path";
import { endWithNpm } from "./end-with-npm.ts";
import { ensureWeb } from "./web/ensure-web.ts";
import { CACHE } from "./web/folders.ts";

endWithNpm();
const webReady = ensureWeb();
// Until the server waits for it, a failure must not count as forgotten.
webReady.catch(() => {});
// From the second start on, a second less of the processor; where it cannot be written it does nothing.
enableCompileCache(path.join(CACHE, "compiled"));
const { main } = await import("../server/main.ts");
await main({ webReady });
