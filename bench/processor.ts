import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";

/** Processor time in milliseconds that a server and its database have used so far. */
export type Spent = { server: number; database: number };

const millisecondsATick = 10;
const nanosecondsAMillisecond = 1e6;

/** Reads /proc: the server's process, and the postmaster with its running and its ended children; for these last only to the tick. */
export function spent(serverPid: number, postmasterPid: number): Spent {
  const living = [postmasterPid, ...childrenOf(postmasterPid)].map(ranFor);
  const database = statOf(postmasterPid).ofChildren + living.reduce((a, b) => a + b, 0);
  return { server: ranFor(serverPid), database };
}

/** Resident memory in MB: the server's, and what the database's processes do not share. */
export function memory(serverPid: number, postmasterPid: number): Spent {
  const pids = [postmasterPid, ...childrenOf(postmasterPid)];
  return {
    server: Math.round(memoryOf(serverPid, "VmRSS") / 1024),
    database: Math.round(pids.reduce((sum, pid) => sum + memoryOf(pid, "RssAnon"), 0) / 1024),
  };
}

/** The machine in one line. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return `${availableParallelism()} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${readFileSync("/proc/loadavg", "utf8").split(" ")[0]}`;
}

/** How long the threads of a process ran, in milliseconds, without those that ended. */
function ranFor(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8");
      return sum + Number(text.split(" ", 1)[0]) / nanosecondsAMillisecond;
    }, 0);
  } catch {
    return 0;
  }
}

function statOf(pid: number): { ofChildren: number; parent: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may contain spaces; the relevant fields come after it.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [childUser = 0, childSystem = 0] = fields.slice(13, 15);
    return {
      ofChildren: (childUser + childSystem) * millisecondsATick,
      parent: fields[1] ?? 0,
    };
  } catch {
    return { ofChildren: 0, parent: 0 };
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid).parent === parent);
}

function memoryOf(pid: number, name: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
