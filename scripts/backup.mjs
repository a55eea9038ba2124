// `npm run backup` and `npm run restore`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

const { runBackup, runRestore } = await import("../server/backup/command.ts");
const [command, ...args] = process.argv.slice(2);
await (command === "restore" ? runRestore : runBackup)(args);
