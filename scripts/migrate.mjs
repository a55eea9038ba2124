// `npm run migrate`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

const { runMigrate } = await import("../server/migrate/command.ts");
await runMigrate();
