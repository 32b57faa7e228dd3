import type { FastifyInstance } from "fastify";
import { load, type Load } from "./http-load.ts";
import type { Operation } from "./operations.ts";
import { pgbench } from "./pgbench.ts";
import { spent, type Spent } from "./processor.ts";
import { bare, type Statement, statementsOf } from "./statements.ts";

/** The results of one operation. */
export type Measured = {
  operation: Operation;
  /** Processor milliseconds per request, the lowest of three turns with one connection. */
  processor: Spent;
  alone: Load;
  /** Turns with eight connections, each compared with pgbench. */
  rounds: readonly Round[];
};

/** Requests and transactions per second, with eight clients each. */
export type Round = { http: Load; scoped: number | null; bare: number | null };

type Run = {
  program: string;
  socket: string;
  port: number;
  pids: { server: number; postmaster: number };
};

/** The statements of an operation's reads; none for a write. */
export async function scriptsOf(
  app: FastifyInstance,
  { reads }: Operation,
): Promise<Statement[][]> {
  const scripts: Statement[][] = [];
  for (const { path, token } of reads) {
    const headers = { authorization: `Bearer ${token}` };
    scripts.push(await statementsOf(app, { method: "GET", url: `/api${path}`, headers }));
  }
  return scripts;
}

/** Measures one operation: first the processor time with one connection, then rates in turns. */
export async function measured(
  operation: Operation,
  scripts: readonly (readonly Statement[])[],
  run: Run,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Measured> {
  const { port } = run;
  await load(port, 8, operation.shots, { seconds: 1 });
  const turns: { processor: Spent; alone: Load }[] = [];
  for (let turn = 0; turn < 3; turn += 1) turns.push(await processorOf(operation, run, seconds));
  const least = turns.toSorted((a, b) => total(a.processor) - total(b.processor))[0];
  if (!least) throw new Error("No turn was made");
  const made: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const http = await load(port, 8, operation.shots, { seconds });
    made.push({ http, ...databaseAlone(scripts, run, seconds) });
  }
  return { operation, ...least, rounds: made };
}

async function processorOf(operation: Operation, { port, pids }: Run, seconds: number) {
  const before = spent(pids.server, pids.postmaster);
  const alone = await load(port, 1, operation.shots, { seconds });
  const after = spent(pids.server, pids.postmaster);
  const count = alone.latencies.length;
  return {
    alone,
    processor: {
      server: (after.server - before.server) / count,
      database: (after.database - before.database) / count,
    },
  };
}

/** Under the application's role with its transaction and row-level security, then the reads alone as a superuser. */
function databaseAlone(
  scripts: readonly (readonly Statement[])[],
  { program, socket }: Run,
  seconds: number,
): { scoped: number | null; bare: number | null } {
  if (scripts.length === 0) return { scoped: null, bare: null };
  const scoped = pgbench(program, { socket, role: "paron_app" }, scripts, seconds);
  const alone = pgbench(program, { socket, role: "postgres" }, scripts.map(bare), seconds);
  return { scoped, bare: alone };
}

/** Milliseconds of server and database together. */
export function total({ server, database }: Spent): number {
  return server + database;
}
