import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { load } from "../http-load.ts";
import type { Operation } from "../operations.ts";
import { spent } from "../processor.ts";
import { answers } from "./answers.ts";

/** The bare server in a process of its own. */
type Floor = { port: number; pid: number; end: () => void };

/** Processor milliseconds per request, server and database together, of ours and of the floor, alternating within one run. */
export type Comparison = { ours: number; floor: number; ratio: number };

/** Starts the bare server over a database. */
export async function startFloor(url: string): Promise<Floor> {
  const script = join(import.meta.dirname, "server.ts");
  const child = spawn(process.execPath, [script, url], { stdio: ["ignore", "pipe", "inherit"] });
  const end = () => void child.kill();
  process.once("exit", end);
  const [line] = await once(child.stdout, "data");
  return { port: Number(String(line)), pid: child.pid ?? 0, end };
}

/** Whether the bare server implements the operation too. */
export function hasFloor({ path }: Operation): boolean {
  return path in answers;
}

/** Sends the same requests to both, eight connections each, in alternating turns of so many after as many to warm up; the medians. */
export async function compareWithFloor(
  { shots }: Operation,
  run: { ours: { port: number; pid: number }; floor: Floor; postmaster: number },
  { requests, rounds }: { requests: number; rounds: number },
): Promise<Comparison> {
  const both = [run.ours, run.floor];
  for (const { port } of both) await load(port, 8, shots, { requests });
  const turns: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: number[] = [];
    for (const { port, pid } of both) {
      const before = spent(pid, run.postmaster);
      const { latencies } = await load(port, 8, shots, { requests });
      const after = spent(pid, run.postmaster);
      const used = after.server - before.server + after.database - before.database;
      turn.push(used / latencies.length);
    }
    turns.push(turn);
  }
  const median = (of: (turn: number[]) => number) =>
    turns.map(of).toSorted((a, b) => a - b)[Math.floor(turns.length / 2)] ?? 0;
  return {
    ours: median(([ours = 0]) => ours),
    floor: median(([, floor = 0]) => floor),
    ratio: median(([ours = 0, floor = 1]) => ours / floor),
  };
}
