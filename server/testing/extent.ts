/** True under `npm run torture`. */
export const isTorture = process.env["TORTURE"] !== undefined;

/** How often a long operation is repeated: a sample in a normal test run, all of it under torture. */
export function extentOf({ sample, torture }: { sample: number; torture: number }): number {
  return isTorture ? torture : sample;
}
