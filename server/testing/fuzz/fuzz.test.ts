import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { type Body, buildBody, idFor, inputAbout } from "../matrix/bodies.ts";
import { arrive, type Arrived, principals } from "../matrix/principals.ts";
import { misfitOf } from "../strict-answers.ts";
import { worldOfFile } from "../world.ts";
import { type About, casesOf } from "./cases-of.ts";

const world = worldOfFile();
beforeAll(async () => {
  world.app.addHook("onError", async (_request, _reply, error) => {
    lastError = error;
  });
});
afterAll(() =>
  process.stdout.write(
    `${requestCount} requests: ${JSON.stringify(Object.fromEntries(answered))}\n`,
  ),
);

/** Cases of each call for each visitor; set FUZZ_CASES for many more, if you have minutes. */
const count = Number(process.env["FUZZ_CASES"] ?? 4);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_318);
const visitors = ["nobody", "Employee", "Administrator"];
/** In a body that many calls have changed, little is left for further calls to find. */
const mostCalls = Math.max(1, Math.round(40 / count));

let requestCount = 0;
/** The cause of a 5xx, whose response does not reveal it. */
let lastError: Error | null = null;
const answered = new Map<number, number>();

const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));
/** Calls that change the installation come after all others. */
const inOrder = calls.toSorted((one, other) => Number(isOfAll(one)) - Number(isOfAll(other)));

function isOfAll({ path }: Call): boolean {
  return path.startsWith("/Parameters/") || path.startsWith("/SecurityRules/");
}

test.each(inOrder)("$path answers any input as it declares, and never 5xx", async (call) => {
  const body = await bodyFor();
  const findings: string[] = [];
  for (const name of visitors) {
    const arrived = await arrivedAs(name, body);
    const cases = casesOf(call, aboutOf(call, arrived), { count, seed });
    for (const [number, request] of cases.entries()) {
      const found = await findingOf(call, arrived, request);
      if (found) findings.push(`${name}, case ${number}: ${found}`);
    }
  }
  expect(findings).toEqual([]);
});

let lasting: { body: Body; calls: number } | null = null;

async function bodyFor(): Promise<Body> {
  if (lasting === null || lasting.calls >= mostCalls)
    lasting = { body: await buildBody(world), calls: 0 };
  lasting.calls += 1;
  return lasting.body;
}

function arrivedAs(name: string, body: Body): Promise<Arrived> {
  const principal = principals.find((one) => one.name === name);
  if (!principal) throw new Error(`Nobody is called ${name}`);
  return arrive(world, principal, { own: body, other: body });
}

function aboutOf(call: Call, { own, userName }: Arrived): About {
  return {
    input: inputAbout(own, call, userName),
    idsOf: (field) => {
      try {
        return [idFor(own, call, [field])];
      } catch {
        return [];
      }
    },
  };
}

/** Null if the response is as declared. If a case ended the session, it is reopened for the next. */
async function findingOf(
  call: Call,
  arrived: Arrived,
  request: InjectOptions,
): Promise<string | null> {
  const { as } = arrived;
  const authorization = as ? { authorization: `Bearer ${as.token}` } : {};
  const answer = await world.app.inject({
    ...request,
    // Each from a different address, so that no rate limit responds instead of the call.
    remoteAddress: `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    headers: { ...authorization, ...request.headers },
  });
  requestCount += 1;
  const { statusCode: status, headers } = answer;
  answered.set(status, (answered.get(status) ?? 0) + 1);
  if (status === 401 && as) arrived.as = await world.as({ id: as.userId });
  const { method, url, payload } = request;
  const summary = `${status} ${answer.body.slice(0, 300)} to ${JSON.stringify({ method, url, payload }).slice(0, 1500)}`;
  if (status >= 500) return `${summary}: ${lastError?.stack}`;
  if (status >= 400) {
    const isProblem = String(headers["content-type"]).startsWith("application/problem+json");
    return isProblem ? misfitOf(call, status, answer.json()) && summary : `no problem: ${summary}`;
  }
  if (call.answer === "file" || call.answer === "events") return null;
  return misfitOf(call, status, answer.json()) && summary;
}
