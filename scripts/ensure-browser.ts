// Makes sure that the journeys have a browser, before they need it.
import { ensureBrowser } from "./browser/ensure-browser.ts";

console.log((await ensureBrowser()).executablePath);
