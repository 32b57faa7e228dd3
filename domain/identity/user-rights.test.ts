import { describe, expect, test } from "vitest";
import { roles, type Role } from "../access.ts";
import { administeredRoles, refusalToEnd, refusalToRole } from "./user-rights.ts";

const administrator = { userId: "a", role: "Administrator" } as const;
const executive = { userId: "e", role: "Executive" } as const;
const fresh = (role: Role) => ({ id: null, was: null, role, validUntil: "2026-12-31" });

describe("who may change whom", () => {
  test("an Administrator everyone but the jobs' own user, an Executive those below, the others nobody", () => {
    expect(roles.map((role) => [role, administeredRoles(role).length])).toEqual([
      ["Administrator", 7],
      ["Executive", 5],
      ["LegalRepresentative", 0],
      ["Employee", 0],
      ["WebServiceUser", 0],
      ["System", 0],
      ["MobileUser", 0],
      ["ThirdPartyUser", 0],
    ]);
    expect(refusalToRole(administrator, fresh("System"))).toBe("role-not-given");
    for (const role of ["Administrator", "Executive"] as const)
      expect(refusalToRole(executive, fresh(role))).toBe("role-not-given");
    expect(refusalToRole(executive, fresh("LegalRepresentative"))).toBeNull();
  });

  test("nobody changes the own role, nobody ends the own account", () => {
    const own = { id: "a", was: "Administrator", validUntil: null } as const;
    expect(refusalToRole(administrator, { ...own, role: "Executive" })).toBe("own-role");
    expect(refusalToRole(administrator, { ...own, role: "Administrator" })).toBeNull();
    expect(refusalToEnd("a", "a")).toBe("own-account");
    expect(refusalToEnd("a", "b")).toBeNull();
  });

  test("an auditor comes with an end date", () => {
    expect(refusalToRole(administrator, { ...fresh("ThirdPartyUser"), validUntil: null })).toBe(
      "needs-end-date",
    );
  });
});
