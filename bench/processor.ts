import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";

/** Processor time in milliseconds that a server and its database have used so far. */
export type Spent = { server: number; database: number };

const millisecondsATick = 10;

/** Reads /proc: the server's process, and the postmaster with its living and its ended children. */
export function spent(serverPid: number, postmasterPid: number): Spent {
  const postmaster = statOf(postmasterPid);
  const backends = childrenOf(postmasterPid).map((pid) => statOf(pid).own);
  const database = postmaster.own + postmaster.ofChildren + backends.reduce((a, b) => a + b, 0);
  return { server: statOf(serverPid).own, database };
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

function statOf(pid: number): { own: number; ofChildren: number; parent: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold spaces; the fields that count come after it.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return {
      own: (user + system) * millisecondsATick,
      ofChildren: (childUser + childSystem) * millisecondsATick,
      parent: fields[1] ?? 0,
    };
  } catch {
    return { own: 0, ofChildren: 0, parent: 0 };
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
