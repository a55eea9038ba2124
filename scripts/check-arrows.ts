// Fails when an import goes where ARCHITECTURE.md has no arrow.
import { checkTree } from "./arrows/check-tree.ts";
import { ROOT } from "./web/folders.ts";

const { files, problems } = checkTree(ROOT);
for (const problem of problems) console.error(problem);
console.log(`${files} files`);
if (problems.length > 0 || files === 0) process.exitCode = 1;
