import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One more than the steps have cores: while one waits for the database or a clock, another works.
    maxWorkers: 3,
    projects: [
      // What needs a document ends in .tsx: making one takes longer than most tests.
      {
        plugins: [react({ compiler: true })],
        test: {
          name: "web",
          testTimeout: 30_000,
          environment: "jsdom",
          include: ["web/**/*.test.tsx"],
          setupFiles: ["web/testing/setup.ts"],
        },
      },
      {
        test: {
          name: "node",
          environment: "node",
          globalSetup: ["server/testing/global-setup.ts"],
          include: ["{server,shared,sandbox,scripts,tools,web}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
