import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Call } from "#api/call.ts";
import { misfitOf } from "../strict-answers.ts";
import { requestOf } from "../visit.ts";
import type { World } from "../world.ts";
import { attemptsOf, type Attempt, isLetThrough, type Verdict } from "./attempts.ts";
import { type Body, buildBody, idsNeededBy } from "./bodies.ts";
import { lineOf } from "./policy.ts";
import { arrive, type Arrived, type Principal, principals } from "./principals.ts";
import { rowsOfBody } from "./rows-of-body.ts";

/** Where an application's handling of a call differs from the policy, one sentence each; none if all is well. */
export async function findingsOf(
  world: World,
  call: Call,
  app: FastifyInstance = world.app,
): Promise<string[]> {
  const lasting = await lastingOf(world);
  const { organizationId } = lasting.other;
  const arrived = await allArrived(world, call, lasting);
  const before = lasting.rows ?? (await rowsOfBody(world, organizationId));
  const findings: string[] = [];
  for (const one of arrived) {
    const found: string[] = [];
    let isChanged = false;
    for (const attempt of attemptsOf(call, one)) {
      const tried = await triedBy(app, call, one, attempt);
      found.push(...tried.findings.map((text) => `${attempt.what}: ${text}`));
      isChanged ||= tried.isDone;
    }
    findings.push(...found.map((text) => `${one.principal.name}, ${text}`));
    if (one.own !== lasting.shared && !isChanged) sparesFor(lasting, call).push(one.own);
  }
  lasting.rows = await rowsOfBody(world, organizationId);
  for (const [table, digest] of Object.entries(before)) {
    if (lasting.rows[table] !== digest) findings.push(`the other body's rows of ${table} changed`);
  }
  return findings;
}

type Lasting = {
  shared: Body;
  other: Body;
  arrived: Map<Principal, Arrived>;
  calls: number;
  /** The other body's rows as last read; null if people have been added to it since. */
  rows: Readonly<Record<string, string>> | null;
  /** Bodies that no write has changed, by the ids that they have. */
  spares: Map<string, Body[]>;
};
const lastingOfWorld = new WeakMap<World, Lasting>();
/** Allowed writes add people; a body of thousands would make every later call slow. */
const mostCalls = 40;

/** Two bodies that no call may change, and their users, so that they serve several calls of a world. */
async function lastingOf(world: World): Promise<Lasting> {
  const standing = lastingOfWorld.get(world);
  const lasting =
    standing && standing.calls < mostCalls
      ? standing
      : {
          shared: await buildBody(world),
          other: await buildBody(world),
          arrived: new Map<Principal, Arrived>(),
          calls: 0,
          rows: null,
          spares: new Map<string, Body[]>(),
        };
  lasting.calls += 1;
  lastingOfWorld.set(world, lasting);
  return lasting;
}

/**
 * A read and a refusal change nothing, so principals who only read or are refused are created once and reused; a principal
 * allowed to write gets an untouched body.
 */
async function allArrived(world: World, call: Call, lasting: Lasting): Promise<Arrived[]> {
  const line = lineOf(call.path);
  const { shared, other } = lasting;
  const arrived: Arrived[] = [];
  for (const principal of principals) {
    const changes = call.method !== "GET" && isLetThrough(line, principal);
    const known = changes ? undefined : lasting.arrived.get(principal);
    if (known) {
      arrived.push(known);
      continue;
    }
    const own = changes ? await untouchedBody(world, call, lasting) : shared;
    const one = await arrive(world, principal, { own, other });
    lasting.rows = null;
    if (!changes) lasting.arrived.set(principal, one);
    arrived.push(one);
  }
  return arrived;
}

async function untouchedBody(world: World, call: Call, lasting: Lasting): Promise<Body> {
  return sparesFor(lasting, call).pop() ?? (await buildBody(world, idsNeededBy(call)));
}

function sparesFor({ spares }: Lasting, call: Call): Body[] {
  const key = [...idsNeededBy(call)].toSorted().join(" ");
  const standing = spares.get(key) ?? [];
  spares.set(key, standing);
  return standing;
}

async function triedBy(
  app: FastifyInstance,
  call: Call,
  { as }: Arrived,
  { inputs, verdict }: Attempt,
): Promise<{ findings: string[]; isDone: boolean }> {
  const answers: LightMyRequestResponse[] = [];
  const file = call.upload ? { bytes: Buffer.from("a file of the matrix") } : {};
  for (const input of inputs)
    answers.push(await app.inject(requestOf(call, input, { as, ...file })));
  const findings = answers.flatMap((answer) => [
    ...misjudged(call, answer, verdict),
    ...misshapen(call, answer),
  ]);
  if (new Set(answers.map(withoutIds)).size > 1) findings.push("the answers can be told apart");
  return { findings, isDone: answers.some(({ statusCode }) => statusCode < 400) };
}

function misjudged(call: Call, answer: LightMyRequestResponse, verdict: Verdict): string[] {
  const expected = statusesOf(verdict, call);
  if (expected.includes(answer.statusCode)) return [];
  return [`${answer.statusCode} instead of ${expected.join(" or ")}: ${answer.body.slice(0, 120)}`];
}

const statuses: Record<Exclude<Verdict, "through">, readonly number[]> = {
  unauthenticated: [401],
  forbidden: [403],
  "not-found": [404],
  hidden: [403, 404],
};

function statusesOf(verdict: Verdict, call: Call): readonly number[] {
  if (verdict !== "through") return statuses[verdict];
  const { otherwise = [] } = lineOf(call.path);
  // An accepted upload may contain nothing that can be read.
  if (call.upload) return [200, 400, 409, ...otherwise];
  // An allowed write may still be refused by a rule, or because it is a repeat.
  return [...(call.method === "GET" ? [200] : [200, 409, 422, 423]), ...otherwise];
}

function misshapen(call: Call, answer: LightMyRequestResponse): string[] {
  if (answer.statusCode < 400 && (call.answer === "file" || call.answer === "events")) return [];
  const misfit = misfitOf(call, answer.statusCode, answer.json());
  return misfit === null ? [] : [misfit];
}

function withoutIds({ statusCode, headers, body }: LightMyRequestResponse): string {
  const text = `${statusCode} ${headers["content-type"]} ${body}`;
  return text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "id");
}
