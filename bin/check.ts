import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath } from "./chromium.ts";
import { browserTests, unitTests } from "./reported-tests.ts";

/**
 * Every check and test, in the order in which they are cheapest to fail; at the end the conformance list over their
 * reports. `--only=types,lint,format,unit,build,e2e,conformance` runs some of them. `--postgres=15` runs the server's tests
 * once more on the system's PostgreSQL of that version.
 */
const root = join(import.meta.dirname, "..");
const rooms = ["domain", "texts", "api", "server", "web", "e2e", "bench", "bin", "tools"].filter(
  (room) => existsSync(join(root, room)),
);

const steps: { name: string; command: string[]; env?: Record<string, string> }[] = [
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["oxlint", "--type-aware", ...rooms] },
  { name: "format", command: ["oxfmt", "--check", ...rooms] },
  { name: "unit", ...unitTests },
  { name: "build", command: ["node", "bin/build-client.ts"] },
  { name: "e2e", ...browserTests },
  { name: "conformance", command: ["node", "bin/conformance.ts", "--read", "--brief"] },
];

const chosen = process.argv
  .find((word) => word.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");

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

const unknown = chosen?.filter((word) => steps.every(({ name }) => name !== word)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(", ")}. There are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}
if (!chosen || chosen.includes("e2e")) requireChromium();
for (const { name, command, env } of steps) {
  if (chosen && !chosen.includes(name)) continue;
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    process.stdout.write(`\n${name} failed.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(
    `── ${name} passed in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
process.stdout.write("\nAll checks passed.\n");

function requireChromium(): void {
  if (chromiumPath() !== null) return;
  process.stdout.write(
    "Chromium is missing: the browser tests need it. Install it (Debian, Ubuntu: apt-get install chromium; macOS: brew install chromium), or name it in CHROMIUM_PATH.\n",
  );
  process.exit(1);
}
