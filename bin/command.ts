import { Fault } from "#server/kernel/fault.ts";
import { faultTexts } from "#texts/faults.ts";

/** Prints a line of what a command tells. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs what a command does; what it throws is told in one sentence, and the command ends with `codeOfFault`. */
export async function runCommand(act: () => Promise<void>, codeOfFault = 1): Promise<void> {
  try {
    await act();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = codeOfFault;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Fault) return wordsOf(error).join("\n");
  return error instanceof Error ? error.message : String(error);
}

function wordsOf(fault: Fault): string[] {
  const { detail } = fault.given;
  if (detail === undefined) return [faultTexts[fault.fault]];
  return typeof detail === "string" ? [detail] : Object.values(detail).flat();
}
