import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The project's folder. */
export const root = join(import.meta.dirname, "..");

/**
 * Installs the packages of the lock file if they are missing, with npm's own progress output; includes those that build the
 * client, which npm skips by default when NODE_ENV is production.
 */
export function installMissing() {
  const marks = [".package-lock.json", "vite"].map((name) => join(root, "node_modules", name));
  if (marks.every((mark) => existsSync(mark))) return;
  console.log("Installing packages (once, about a minute) …");
  const npm = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    console.error("npm ci failed: the lines above say why.");
    process.exit(npm.status ?? 1);
  }
}

/** Node 24: the one that npm ci installed, otherwise the one running us. Ends the process if neither is 24. */
function node24() {
  const brought = join(root, "node_modules", ".bin", "node");
  if (existsSync(brought)) return brought;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    `Node 24 is needed, and no package of it exists for ${process.platform} ${process.arch}: install Node 24 and start again.`,
  );
  return process.exit(1);
}

/** Environment with the project's own Node and tools first in PATH. */
export function environment() {
  return {
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  };
}

/** Runs a script under Node 24 and resolves with its exit code; signals are passed on to it, including those that end npm. */
export function run(script, args = []) {
  const child = spawn(node24(), [join(root, script), ...args], {
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  // The shell that npm starts in between ends on a signal without passing it on.
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === shell || child.kill("SIGTERM"), 500).unref();
  return new Promise((resolve) =>
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0))),
  );
}
