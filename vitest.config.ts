import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["{domain,texts,api,tools}/**/*.test.ts", "web/**/*.test.ts"],
          environment: "node",
          // Files share a process and its modules: a fresh one for each spends half of the time on loading.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          environment: "node",
          globalSetup: ["server/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          pool: "forks",
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
