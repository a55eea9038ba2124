// `npm test`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

await import("./test-runner/main.ts");
