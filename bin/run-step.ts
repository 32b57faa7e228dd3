import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A command of this project, and the name used to select it. */
export type Step = { name: string; command: readonly string[]; env?: Record<string, string> };

/**
 * Runs lanes of steps in parallel, each lane in order. The first lane's output is shown at once, that of the others when a
 * step ends. On the first failure the others are interrupted and the process ends, with the failed step's output last.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<void> {
  const running = new Set<ChildProcess>();
  const faults: Ended[] = [];
  const walk = async (lane: readonly Step[], isSeen: boolean) => {
    for (const step of lane) {
      if (faults.length > 0) return;
      const ended = await ran(step, isSeen, running);
      if (ended.status !== 0) {
        faults.push(ended);
        for (const child of running) child.kill("SIGINT");
      } else process.stdout.write(ended.output);
    }
  };
  const walked = lanes.filter((lane) => lane.length > 0);
  await Promise.all(walked.map((lane, index) => walk(lane, index === 0)));
  const [fault] = faults;
  if (!fault) return;
  process.stdout.write(fault.output);
  process.exit(fault.status);
}

/** How a step ended, and its output that is still to be shown. */
type Ended = { status: number; output: string };

async function ran(
  { name, command, env }: Step,
  isSeen: boolean,
  running: Set<ChildProcess>,
): Promise<Ended> {
  const started = performance.now();
  const head = `\n── ${name}\n`;
  if (isSeen) process.stdout.write(head);
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: isSeen ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => parts.push(part));
  const status = await new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
    child.once("error", (error) => {
      parts.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
  });
  running.delete(child);
  const output = (isSeen ? "" : head) + Buffer.concat(parts).toString();
  if (status !== 0) return { status, output: `${output}\n${name} failed.\n` };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return { status, output: `${output}── ${name} passed in ${seconds} s\n` };
}

/** The steps named by `--only=one,other`, or all of them; ends the process if it names an unknown one. */
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
