// `npm run stripe:setup`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

const { runStripeSetup } = await import("../server/subscription/catalogue/setup.ts");
await runStripeSetup(process.argv.slice(2));
