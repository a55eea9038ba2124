// Fixture of tests that start whole servers: a data directory for each test, or one for the file, and an end for every server.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { type RunningLuli, spawnLuli, startLuli } from "./start-luli.ts";

export function luliFixture({ isShared = false } = {}) {
  // Each test starts processes with a Postgres of their own, on machines that may be busy.
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });
  let dir: string;
  const running: RunningLuli[] = [];
  const [before, after] = isShared ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), "luli-test-"))));
  after(async () => {
    for (const luli of running.splice(0)) {
      luli.child.kill("SIGKILL");
      await luli.exited;
    }
    fs.rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    dir: (...below: string[]) => path.join(dir, ...below),
    start: async (env: Record<string, string> = {}, program?: string[]): Promise<RunningLuli> => {
      const luli = await startLuli({ DATA_DIR: dir, ...env }, program);
      running.push(luli);
      return luli;
    },
    /** Returns the one sentence with which a start is refused. */
    refused: async (env: Record<string, string> = {}): Promise<string> => {
      const luli = await spawnLuli({ DATA_DIR: dir, ...env });
      expect(await luli.exited).toBe(1);
      const output = luli.output().trim();
      expect(output.split("\n"), output).toHaveLength(1);
      return output;
    },
  };
}
