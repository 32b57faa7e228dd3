import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath } from "./chromium.ts";
import { browserTests, unitTests } from "./reported-tests.ts";
import { chosenOf, runStep, type Step } from "./run-step.ts";

/**
 * Every check and test, in the order in which they are cheapest to fail; at the end the conformance list over their
 * reports. `--only=types,lint,format,unit,speed,build,bytes,e2e,conformance` runs some of them. `--postgres=15` runs the server's tests
 * once more on the system's PostgreSQL of that version.
 */
const root = join(import.meta.dirname, "..");
const rooms = ["domain", "texts", "api", "server", "web", "e2e", "bench", "bin", "tools"].filter(
  (room) => existsSync(join(root, room)),
);

const steps: Step[] = [
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["oxlint", "--type-aware", ...rooms] },
  { name: "format", command: ["oxfmt", "--check", ...rooms] },
  { name: "unit", ...unitTests },
  { name: "speed", command: ["node", "bench/floor/run.ts"] },
  { name: "build", command: ["node", "bin/build-client.ts"] },
  { name: "bytes", command: ["node", "bin/bytes.ts"] },
  { name: "e2e", ...browserTests },
  { name: "conformance", command: ["node", "bin/conformance.ts", "--read", "--brief"] },
];

const version = process.argv
  .find((word) => word.startsWith("--postgres="))
  ?.slice("--postgres=".length);
// Without those that bring a PostgreSQL of their own.
const serverTests = [
  "vitest",
  "run",
  "--project",
  "server",
  "--exclude",
  "server/db/{backup,embedded}/**",
];
if (version !== undefined)
  steps.push({
    name: `postgres ${version}`,
    command: [join(root, "bin/on-postgres.sh"), version, ...serverTests],
  });

const chosen = chosenOf(steps);
if (chosen.some(({ name }) => name === "e2e")) requireChromium();
for (const step of chosen) runStep(step);
process.stdout.write("\nAll checks passed.\n");

function requireChromium(): void {
  if (chromiumPath() !== null) return;
  process.stdout.write(
    "Chromium is missing: the browser tests need it. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install chromium), or name it in CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
