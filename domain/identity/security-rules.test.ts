import { expect, test } from "vitest";
import { rulesInForce } from "./security-rules.ts";

test("an invalid rule falls back to the installation's, then to the default", () => {
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

test("a list with an unknown role falls back to the default", () => {
  const usual = { "secondFactor.roles": ["Administrator"] } as const;
  const inForce = (roles: unknown) =>
    rulesInForce({ "secondFactor.roles": roles }, usual)["secondFactor.roles"];
  expect(inForce(["Employee"])).toEqual(["Employee"]);
  expect(inForce([])).toEqual([]);
  expect(inForce(["Employee", "Root"])).toEqual(["Administrator"]);
  expect(inForce(undefined)).toEqual(["Administrator"]);
});
