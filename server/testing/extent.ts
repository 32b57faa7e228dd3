/** True under `npm run torture`. */
export const isTorture = process.env["TORTURE"] !== undefined;

/** How often something long is done: a sample of it in a run of all tests, all of it under torture. */
export function extentOf({ sample, torture }: { sample: number; torture: number }): number {
  return isTorture ? torture : sample;
}
