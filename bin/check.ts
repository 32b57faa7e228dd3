import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath } from "./chromium.ts";
import { browserTests, unitTests } from "./reported-tests.ts";
import { chosenOf, runLanes, type Step } from "./run-step.ts";

/**
 * Every check and test, ordered by how cheaply it fails; at the end, the conformance list over their reports.
 * `--only=types,lint,format,unit,speed,build,bytes,e2e,conformance` runs some of them. `--statements=15` replays the
 * statements of the run on the system's PostgreSQL of that version, `--postgres=15` also runs the server's tests on it.
 */
const root = join(import.meta.dirname, "..");
const rooms = ["domain", "texts", "api", "server", "web", "e2e", "bench", "bin", "tools"].filter(
  (room) => existsSync(join(root, room)),
);

// Without the tests that start a PostgreSQL of their own.
const serverTests = [
  "vitest",
  "run",
  "--project",
  "server",
  "--exclude",
  "server/db/{backup,embedded}/**",
];

/** The turns run one after another; the lanes of a turn run in parallel. */
const turns: Step[][][] = [
  [
    [
      // Several checkers of one project would each repeat much of the work.
      { name: "types", command: ["tsc", "-b", "--checkers", "1"] },
      { name: "lint", command: ["oxlint", "--type-aware", ...rooms] },
      { name: "format", command: ["oxfmt", "--check", ...rooms] },
    ],
  ],
  [
    [{ name: "unit", ...unitTests }],
    [
      // Compares processor time, so that other steps may run meanwhile.
      { name: "speed", command: ["node", "bench/floor/run.ts"] },
      { name: "build", command: ["node", "bin/build-client.ts"] },
      { name: "bytes", command: ["node", "bin/bytes.ts"] },
    ],
  ],
  [
    [{ name: "e2e", ...browserTests }],
    onPostgres("statements", ["node", "bin/replay-statements.ts"]),
  ],
  [
    [{ name: "conformance", command: ["node", "bin/conformance.ts", "--read", "--brief"] }],
    onPostgres("postgres", serverTests),
  ],
];

const chosen = chosenOf(turns.flat(2));
if (chosen.some(({ name }) => name === "e2e")) requireChromium();
for (const lanes of turns)
  await runLanes(lanes.map((lane) => lane.filter((step) => chosen.includes(step))));
process.stdout.write("\nAll checks passed.\n");

/** The steps that `--name=15` requests on that PostgreSQL. */
function onPostgres(name: string, command: string[]): Step[] {
  const version = process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
  if (version === undefined) return [];
  const script = join(root, "bin/on-postgres.sh");
  return [{ name: `${name} ${version}`, command: [script, version, ...command] }];
}

function requireChromium(): void {
  if (chromiumPath() !== null) return;
  process.stdout.write(
    "Chromium is missing: the browser tests need it. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install chromium), or name it in CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
