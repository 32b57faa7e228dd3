import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A command of this project, under the name by which it is asked for. */
export type Step = { name: string; command: readonly string[]; env?: Record<string, string> };

/** Runs a step, with how long it took; ends the process where it fails. */
export function runStep({ name, command, env }: Step): void {
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name} passed in ${seconds} s\n`);
}

/** The steps that `--only=one,other` names, or all of them; ends the process where it names one that is not there. */
export function chosenOf(steps: readonly Step[]): readonly Step[] {
  const chosen = process.argv
    .find((word) => word.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const unknown = chosen?.filter((word) => steps.every(({ name }) => name !== word)) ?? [];
  if (unknown.length === 0) return steps.filter(({ name }) => chosen?.includes(name) ?? true);
  console.error(
    `No such step: ${unknown.join(", ")}. There are ${steps.map(({ name }) => name).join(", ")}.`,
  );
  return process.exit(2);
}
