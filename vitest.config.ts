import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { MEASURED_NUMBERS } from "./scripts/web/measured.ts";

/** A busy machine is no failure: only what never comes is. */
const PATIENT = { poll: { timeout: 10_000 } };
const LEAVE_NOTHING = "scripts/test-runner/leave-nothing.ts";

export default defineConfig({
  define: MEASURED_NUMBERS,
  test: {
    // Three workers on two cores: while one waits for the database or a clock, another works.
    maxWorkers: 3,
    // A process for each file would spend half of the time on starting and on reading the same modules again.
    isolate: false,
    projects: [
      // Tests that need a document end in .tsx: making one takes longer than most tests.
      {
        plugins: [react({ compiler: true })],
        test: {
          name: "web",
          expect: PATIENT,
          testTimeout: 30_000,
          environment: "jsdom",
          include: ["{web,languages}/**/*.test.tsx"],
          setupFiles: [LEAVE_NOTHING, "web/testing/setup.ts"],
        },
      },
      {
        test: {
          name: "node",
          expect: PATIENT,
          environment: "node",
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: [LEAVE_NOTHING, "server/testing/setup.ts"],
          include: ["{lab,languages,server,shared,sandbox,scripts,web}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
