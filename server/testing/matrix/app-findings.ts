import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { type ProgramRole, programRoles } from "#domain/access.ts";
import { type Call, scopeOf } from "#api/call.ts";
import { buildApiApp } from "../../db/seed/build-api-app.ts";
import { buildUser } from "../../db/seed/builders.ts";
import { requestOf, type Visitor } from "../visit.ts";
import type { World } from "../world.ts";
import { type Body, inputAbout } from "./bodies.ts";
import { lineOf } from "./policy.ts";

/** Two bodies; the apps under test belong to the first. */
export type Bodies = { own: Body; other: Body };

const otherScope = "organizations.getAllForCurrentUser";

/**
 * What the application does wrong when API apps of both roles make a call: with its scope in their own body, with its
 * scope in another body, and with another scope. One sentence each; none if all is well.
 */
export async function appFindingsOf(
  world: World,
  call: Call,
  { own, other }: Bodies,
  app: FastifyInstance = world.app,
): Promise<string[]> {
  const findings: string[] = [];
  for (const role of programRoles) {
    const ask = async (scope: string, body: Body) => {
      const as = await appOf(world, role, own, scope);
      const file = call.upload ? { bytes: Buffer.from("a file of the matrix") } : {};
      return app.inject(requestOf(call, inputAbout(body, call, "nobody"), { as, ...file }));
    };
    const may = mayBeMade(role, call);
    const given = await ask(scopeOf(call), own);
    if (isThrough(given) !== may) findings.push(findingOf(role, "with its scope", given));
    if (lineOf(call.path).door === "body") {
      const foreign = await ask(scopeOf(call), other);
      if (isThrough(foreign)) findings.push(findingOf(role, "in another's body", foreign));
    }
    if (scopeOf(call) !== otherScope && lineOf(call.path).door !== "anyone") {
      const elsewhere = await ask(otherScope, own);
      if (isThrough(elsewhere)) findings.push(findingOf(role, "with another scope", elsewhere));
    }
  }
  return findings;
}

/** Calls open to anyone are open to programs too, with any scope; calls by a link are not. */
function mayBeMade(role: ProgramRole, { path }: Call): boolean {
  const line = lineOf(path);
  return line.door === "anyone" || (line.door !== "link" && line.may.includes(role));
}

/** The call passed authorization, even if its input was then refused. */
function isThrough({ statusCode }: LightMyRequestResponse): boolean {
  return ![401, 403, 404].includes(statusCode);
}

async function appOf(
  world: World,
  role: ProgramRole,
  { organizationId }: Body,
  scope: string,
): Promise<Visitor> {
  const user = await buildUser(world.owner, { role, links: [{ organizationId, right: "full" }] });
  await buildApiApp(world.owner, { user, scopes: [scope] });
  return world.as(user);
}

function findingOf(role: string, what: string, { statusCode }: LightMyRequestResponse): string {
  return `${role} ${what}: ${statusCode}`;
}
