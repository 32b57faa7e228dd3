import { Fault, problemOf } from "#server/kernel/fault.ts";

/** Prints a line of what a command tells. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs what a command does; what it throws is told in one sentence, and the command ends with 1. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Fault) return JSON.stringify(problemOf(error, "").detail);
  return error instanceof Error ? error.message : String(error);
}
