// The Dockerfile, as far as ours goes: its stages, and in each the lines that a test can do without an engine.
import fs from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../../..");

export type Stage = {
  image: string;
  /** The steps in their order; `from` of a COPY is a stage, or null for the project. */
  steps: ({ run: string } | { from: string | null; copies: string[]; to: string })[];
  env: Record<string, string>;
  cmd: string[];
  healthcheck: string[];
};

export function readDockerfile(): Record<string, Stage> {
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const line of fs.readFileSync(path.join(ROOT, "Dockerfile"), "utf8").split("\n")) {
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === "FROM") {
      const [image = "", , name = "last"] = rest.replace(/^--\S+ /, "").split(" ");
      stage = { image, steps: [], env: {}, cmd: [], healthcheck: [] };
      stages[name] = stage;
    } else if (stage) addLine(stage, instruction, rest);
  }
  return stages;
}

function addLine(stage: Stage, instruction: string, rest: string): void {
  const words = rest.split(" ");
  if (instruction === "RUN") stage.steps.push({ run: rest });
  if (instruction === "ENV") Object.assign(stage.env, Object.fromEntries(words.map(toEntry)));
  if (instruction === "CMD") stage.cmd = JSON.parse(rest) as string[];
  if (instruction === "HEALTHCHECK")
    stage.healthcheck = JSON.parse(rest.slice(rest.indexOf("CMD [") + 4)) as string[];
  if (instruction !== "COPY") return;
  const from = /^--from=(\w+)$/.exec(words[0]!)?.[1] ?? null;
  const places = from === null ? words : words.slice(1);
  stage.steps.push({ from, copies: places.slice(0, -1), to: places.at(-1)! });
}

const toEntry = (word: string) => word.split(/=(.*)/s, 2) as [string, string];
