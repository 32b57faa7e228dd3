import type { Operation } from "../operations.ts";
import type { Comparison } from "./compare.ts";
import { keptRatios } from "./kept-ratios.ts";

export const headsOfRatio = ["processor ms a request", "ours", "floor", "ours / floor", "kept"];

/** An operation compared with the floor. */
export function ratioLine({ name }: Operation, { ours, floor, ratio }: Comparison): string[] {
  const kept = keptRatios[name]?.toFixed(1) ?? "";
  return [name, ours.toFixed(2), floor.toFixed(2), ratio.toFixed(2), kept];
}
