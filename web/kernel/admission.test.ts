import { describe, expect, test } from "vitest";
import type { Role } from "#domain/access.ts";
import { admissionTo, isBarredFrom } from "./admission.ts";
import type { Session } from "./session-cookies.ts";

const now = Date.parse("2026-10-05T06:00:00.000Z");
const sessionOf = (area: Role, minutesLeft = 30): Session => ({
  token: "abc",
  expiresIn: 60,
  storedAt: now - (60 - minutesLeft) * 60_000,
  area,
  userName: "Μαρία Παπαδοπούλου",
  loginUsingTaxis: false,
});

describe("the check of a navigation", () => {
  test.each([
    ["S-10 without a session", "/structures", null, "no-session"],
    ["S-04 with an expired session", "/structures", sessionOf("Employee", -1), "expired"],
    ["S-04 at the very minute of expiry", "/", sessionOf("Employee", 0), "expired"],
    ["S-11 a role without the right", "/system-administration", sessionOf("Employee"), "forbidden"],
    [
      "S-11 deep below a guarded path",
      "/system-administration/logs/api-logs",
      sessionOf("Executive"),
      "forbidden",
    ],
    [
      "a role with the right",
      "/system-administration/logs/api-logs",
      sessionOf("Administrator"),
      "admitted",
    ],
    [
      "S-11 a path that only begins alike is another",
      "/logs-of-mine",
      sessionOf("Employee"),
      "admitted",
    ],
    ["S-11 a device beyond its two screens", "/structures", sessionOf("MobileUser"), "forbidden"],
    ["R-49 a public page, without a session", "/daily-report/abc", null, "admitted"],
    [
      "R-49 a public page, after the session expired",
      "/privacy-policy",
      sessionOf("Employee", -1),
      "admitted",
    ],
  ] as const)("%s", (_case, path, session, admission) => {
    expect(admissionTo(path, session, now)).toBe(admission);
  });
});

describe("S-12 the full-access rule", () => {
  test.each([
    ["keeps an Employee with read access out of payments", "/payments", "Employee", false, true],
    ["and out of their details", "/payments/details/1", "Employee", false, true],
    ["and out of the months", "/monthly-contracts", "Employee", false, true],
    ["but not one with full access", "/monthly-contracts", "Employee", true, false],
    ["nor out of other pages", "/contracts", "Employee", false, false],
    ["nor any other role", "/payments", "LegalRepresentative", false, false],
  ] as const)("%s", (_case, path, area, fullAccess, expected) => {
    expect(isBarredFrom(path, sessionOf(area), { fullAccess })).toBe(expected);
  });

  test("keeps out an Employee without any organization", () => {
    expect(isBarredFrom("/payments", sessionOf("Employee"), null)).toBe(true);
  });
});
