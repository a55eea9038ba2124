// `npm run admin -- EMAIL`: checks the Node first, because what follows is TypeScript that only a new one runs.
import "./require-node.mjs";

const { makeAdmin } = await import("../server/admin/people/make-admin.ts");
await makeAdmin(process.argv[2]);
