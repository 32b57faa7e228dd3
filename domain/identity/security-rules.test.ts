import { expect, test } from "vitest";
import { rulesInForce } from "./security-rules.ts";

test("what is kept holds within its bounds; else the installation's usual, else the plain one", () => {
  expect(rulesInForce({})).toEqual({
    "session.minutes": 480,
    "session.idleMinutesOfAgency": 60,
    "session.idleMinutes": 120,
    "session.most": 5,
    "password.shortest": 15,
    "password.shortestWithSecondFactor": 8,
    "password.oneTimeHours": 24,
    "secondFactor.roles": [],
  });
  const storedValues = { "session.minutes": 60, "session.most": 0, "password.shortest": "20" };
  const usual = { "session.minutes": 90, "session.most": 3 };
  expect(rulesInForce(storedValues, usual)).toMatchObject({
    "session.minutes": 60,
    "session.most": 3,
    "password.shortest": 15,
  });
});

test("roles that need a second factor are roles, or the usual ones hold", () => {
  const usual = { "secondFactor.roles": ["Administrator"] } as const;
  const inForce = (roles: unknown) =>
    rulesInForce({ "secondFactor.roles": roles }, usual)["secondFactor.roles"];
  expect(inForce(["Employee"])).toEqual(["Employee"]);
  expect(inForce([])).toEqual([]);
  expect(inForce(["Employee", "Root"])).toEqual(["Administrator"]);
  expect(inForce(undefined)).toEqual(["Administrator"]);
});
