import { beforeAll } from "vitest";
import { users } from "#api/security.ts";
import type { Role } from "#domain/access.ts";
import { buildOrganization } from "#server/db/seed/builders.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

/** The register of users for a test file, with an Administrator and an Executive who manage it. */
export function registerOf(world: World) {
  // Guarantee: both are signed in before any test of the file runs.
  const administrator = {} as { as: Visitor };
  const executive = {} as { as: Visitor };
  beforeAll(async () => {
    administrator.as = await world.signInAs({ role: "Administrator" });
    executive.as = await world.signInAs({ role: "Executive" });
  });
  let people = 0;
  /** The typed fields of a new user, with an unused name. */
  const fresh = (area: Role = "Employee") => {
    people += 1;
    const validUntil = area === "ThirdPartyUser" ? "2026-12-31" : null;
    return { userName: `register-${people}`, nickName: `Person ${people}`, area, validUntil };
  };
  /** The same with a body of its own, if the role is one of a body. */
  const linked = async (area: Role = "Employee") => {
    const { id: organizationId } = await buildOrganization(world.owner);
    return { ...fresh(area), organizations: [{ organizationId, right: "full" as const }] };
  };
  const create = async (given?: Awaited<ReturnType<typeof linked>>, by = administrator) =>
    world.call(users.create, given ?? (await linked()), by);
  return { administrator, executive, fresh, linked, create };
}

export const errorsOf = (tried: { problem: { errors?: unknown } | null }) => tried.problem?.errors;
