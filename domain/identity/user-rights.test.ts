import { describe, expect, test } from "vitest";
import { roles, type Role } from "../access.ts";
import { administeredRoles, refusalToEnd, refusalToLastDay, refusalToRole } from "./user-rights.ts";

const administrator = { userId: "a", role: "Administrator" } as const;
const executive = { userId: "e", role: "Executive" } as const;
const fresh = (role: Role) => ({ id: null, was: null, role, validUntil: "2026-12-31" });

describe("who may administer whom", () => {
  test("an Administrator everyone except the system user, an Executive those below, others nobody", () => {
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

  test("nobody changes their own role or deletes their own account", () => {
    const own = { id: "a", was: "Administrator", validUntil: null } as const;
    expect(refusalToRole(administrator, { ...own, role: "Executive" })).toBe("own-role");
    expect(refusalToRole(administrator, { ...own, role: "Administrator" })).toBeNull();
    expect(refusalToEnd("a", "a")).toBe("own-account");
    expect(refusalToEnd("a", "b")).toBeNull();
  });

  test.each([
    ["of another, today", { id: "b", was: null, validUntil: "2026-03-18" }, null],
    ["of another, past", { id: "b", was: null, validUntil: "2026-03-17" }, "past-last-day"],
    [
      "of another, past and unchanged",
      { id: "b", was: "2026-01-31", validUntil: "2026-01-31" },
      null,
    ],
    [
      "of another, moved back",
      { id: "b", was: "2026-12-31", validUntil: "2026-03-01" },
      "past-last-day",
    ],
    ["of a new user, past", { id: null, was: null, validUntil: "1990-01-01" }, "past-last-day"],
    ["of oneself", { id: "a", was: null, validUntil: "2026-12-31" }, "own-last-day"],
    ["of oneself, unchanged", { id: "a", was: "2026-12-31", validUntil: "2026-12-31" }, null],
    ["of oneself, removed", { id: "a", was: "2026-12-31", validUntil: null }, null],
  ] as const)("a last day %s", (_name, user, refusal) => {
    expect(refusalToLastDay("a", user, "2026-03-18")).toBe(refusal);
  });

  test("a ThirdPartyUser needs an end date", () => {
    expect(refusalToRole(administrator, { ...fresh("ThirdPartyUser"), validUntil: null })).toBe(
      "needs-end-date",
    );
  });
});
