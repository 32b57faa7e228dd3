import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that walk every call, or many sequences, take most of a run's time. */
function isLong({ moduleId }: TestSpecification): boolean {
  return moduleId.includes("/server/testing/") || moduleId.endsWith(".model.test.ts");
}

/** Starts the long files first, so that no worker stands idle while another ends one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

/** Generous: a machine that is busy with other things is slow, not wrong. Milliseconds. */
const busyMachine = 60_000;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "pure",
          include: ["{domain,texts,api,tools,bin}/**/*.test.ts", "web/**/*.test.ts"],
          environment: "node",
          // Files share a process and its modules: a fresh one for each spends half of the time on loading.
          isolate: false,
          testTimeout: busyMachine,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          environment: "node",
          globalSetup: ["server/testing/global-setup.ts"],
          // Servers that tests start are compiled once, not at each start.
          env: { NODE_COMPILE_CACHE: "node_modules/.cache/compiled" },
          setupFiles: ["server/testing/capture-statements.ts"],
          testTimeout: busyMachine,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          pool: "forks",
          isolate: false,
          // Node reads the sources itself, as it does for the server that is run; nothing is mocked.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Each file has a database and its connections; one PostgreSQL serves them all.
          maxWorkers: Math.min(6, Math.max(2, availableParallelism())),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
