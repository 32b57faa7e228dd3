import { describe, expect, test } from "vitest";
import type { Role } from "#domain/access.ts";
import { admissionTo, isKeptOff } from "./admission.ts";
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
    ["S-04 with one that has run out", "/structures", sessionOf("Employee", -1), "expired"],
    ["S-04 at the very minute of its end", "/", sessionOf("Employee", 0), "expired"],
    [
      "S-11 of a role without the right",
      "/system-administration",
      sessionOf("Employee"),
      "forbidden",
    ],
    [
      "S-11 deep under a guarded name",
      "/system-administration/logs/api-logs",
      sessionOf("Executive"),
      "forbidden",
    ],
    [
      "of a role with the right",
      "/system-administration/logs/api-logs",
      sessionOf("Administrator"),
      "admitted",
    ],
    [
      "S-11 a name that only begins alike is another",
      "/logs-of-mine",
      sessionOf("Employee"),
      "admitted",
    ],
    [
      "S-11 of a device beyond its two screens",
      "/structures",
      sessionOf("MobileUser"),
      "forbidden",
    ],
    ["R-49 of a public page, without a session", "/daily-report/abc", null, "admitted"],
    [
      "R-49 of a public page, after the session's end",
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
    [
      "keeps an Employee off payments where the link is to read",
      "/payments",
      "Employee",
      false,
      true,
    ],
    ["and off their details", "/payments/details/1", "Employee", false, true],
    ["and off the months", "/monthly-contracts", "Employee", false, true],
    ["but not where the link is full", "/monthly-contracts", "Employee", true, false],
    ["nor off other pages", "/contracts", "Employee", false, false],
    ["nor any other role", "/payments", "LegalRepresentative", false, false],
  ] as const)("%s", (_case, path, area, fullAccess, expected) => {
    expect(isKeptOff(path, sessionOf(area), { fullAccess })).toBe(expected);
  });

  test("keeps out an Employee without any organization", () => {
    expect(isKeptOff("/payments", sessionOf("Employee"), null)).toBe(true);
  });
});
