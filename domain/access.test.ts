import { describe, expect, it } from "vitest";
import { hasFullAccess, mayOpenRoute, needsFullAccess, type Role } from "./access.ts";

const people: readonly Role[] = ["Administrator", "Executive", "LegalRepresentative", "Employee"];
const opens = (path: string) => people.filter((role) => mayOpenRoute(role, path));

describe("S-11 the route table of section 6", () => {
  it.each([
    "/system-administration/logs",
    "/system-administration/logs/login-logs",
    "/system-administration/parameters/global-params",
    "/system-administration/parameters/absence-reasons",
    "/system-administration/attendances",
    "/system-administration/versions",
    "/user-organizations",
  ])("%s opens to the Administrator only", (path) =>
    expect(opens(path)).toEqual(["Administrator"]),
  );

  it.each([
    "/logs",
    "/parameters",
    "/absence-reasons",
    "/unlock-reasons",
    "/holidays",
    "/global-params",
    "/security-rules",
    "/versions",
    "/user-organizations",
  ])("%s opens to the Administrator only, at any depth", (name) =>
    expect([opens(name), opens(`/contracts${name}/7`)]).toEqual([
      ["Administrator"],
      ["Administrator"],
    ]),
  );

  it.each([
    "/users",
    "/contracts/users",
    "/system-administration",
    "/system-administration/users",
    "/system-administration/pending-documents",
    "/announcements/create",
    "/announcements/edit/7",
  ])("%s opens to the agency", (path) =>
    expect(opens(path)).toEqual(["Administrator", "Executive"]),
  );

  it.each(["/organization-administration", "/organization-administration/mobiles"])(
    "%s also opens to the representative",
    (path) => expect(opens(path)).toEqual(["Administrator", "Executive", "LegalRepresentative"]),
  );

  it.each(["/", "/contracts", "/announcements", "/announcements/details/7", "/logs-of-mine"])(
    "%s opens to every role with screens",
    (path) => expect(opens(path)).toEqual(people),
  );

  it.each(["WebServiceUser", "ThirdPartyUser", "System"] as const)("%s opens no page", (role) =>
    expect(["/", "/user", "/contracts"].filter((path) => mayOpenRoute(role, path))).toEqual([]),
  );

  it("a device opens only its capture screen and its own page", () =>
    expect(["/", "/user", "/contracts"].filter((path) => mayOpenRoute("MobileUser", path))).toEqual(
      ["/", "/user"],
    ));
});

describe("S-12 the full-access rule", () => {
  it.each([
    ["/payments", true],
    ["/payments/details/7", true],
    ["/monthly-contracts", true],
    ["/paymentsx", false],
    ["/contracts", false],
  ])("%s requires full access: %s", (path, behind) => expect(needsFullAccess(path)).toBe(behind));

  it("applies only to an Employee", () => {
    expect(people.filter((role) => !hasFullAccess(role, "read"))).toEqual(["Employee"]);
    expect(people.filter((role) => !hasFullAccess(role, null))).toEqual(["Employee"]);
    expect(people.filter((role) => !hasFullAccess(role, "full"))).toEqual([]);
  });
});
