// Fails when package-lock.json would break `npm ci` on some machine, or lets an unreviewed install script run.
import fs from "node:fs";
import path from "node:path";
import { lockProblems, type Lock, type Manifest } from "./lock-problems.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(root, name), "utf8"));

const problems = lockProblems(read("package.json") as Manifest, read("package-lock.json") as Lock);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
