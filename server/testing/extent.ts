/** How often something long is done: a sample of it in a run of all tests, all of it under `npm run torture`. */
export function extentOf({ sample, torture }: { sample: number; torture: number }): number {
  return process.env["TORTURE"] === undefined ? sample : torture;
}
