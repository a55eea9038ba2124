// `npm run audit`: what the registry knows against the packages that a production install holds. Ends with 1 where there is something,
// with 2 where it could not be asked.
import { spawnSync } from "node:child_process";
import { readAudit } from "./verdict.ts";

const { stdout, stderr } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const { exitCode, sentence } = readAudit(stdout || stderr);
console.log(sentence);
process.exitCode = exitCode;
