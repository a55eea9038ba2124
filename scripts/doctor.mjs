// `npm run doctor`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

const { runDoctor } = await import("../server/doctor/command.ts");
await runDoctor();
