import { describe, expect, it } from "vitest";
import { roles, type Role } from "../access.ts";
import {
  isMonthOpen,
  monthStates,
  refusalToMonthAct,
  type MonthAct,
  type MonthRefusal,
  type MonthBlockers,
  type MonthState,
} from "./monthly.ts";

const clean: MonthBlockers = { errors: 0, pendingDays: 0 };
const acts: MonthAct[] = ["submit", "sign", "countersign", "approve", "return", "withdraw"];

it.each<[MonthState, MonthAct[]]>([
  ["draft", ["submit"]],
  ["submitted", ["sign", "return"]],
  ["awaiting", ["countersign", "return", "withdraw"]],
  ["signed", ["approve", "return", "withdraw"]],
  ["approved", ["return"]],
  ["paid", []],
  ["returned", ["submit"]],
  ["cancelled", []],
])("a month %s allows %j", (state, allowed) => {
  const found = acts.filter((act) =>
    roles.some((role) => refusalToMonthAct(act, state, role, clean) === null),
  );
  expect(found).toEqual(allowed);
});

it.each<[MonthAct, MonthState, Role[]]>([
  ["submit", "draft", ["LegalRepresentative", "Employee"]],
  ["sign", "submitted", ["LegalRepresentative"]],
  ["countersign", "awaiting", ["Administrator", "Executive"]],
  ["approve", "signed", ["Administrator", "Executive"]],
  ["return", "submitted", ["Administrator", "Executive", "LegalRepresentative"]],
  ["return", "signed", ["Administrator", "Executive"]],
  ["withdraw", "signed", ["LegalRepresentative"]],
])("%s may be done by exactly these roles", (act, state, allowed) => {
  const found = roles.filter((role) => refusalToMonthAct(act, state, role, clean) === null);
  expect(found).toEqual(allowed);
});

describe("what blocks a month", () => {
  it.each<[MonthRefusal | null, MonthAct, MonthState, MonthBlockers]>([
    ["pending-days", "submit", "draft", { errors: 0, pendingDays: 1 }],
    ["errors-left", "submit", "draft", { errors: 3, pendingDays: 0 }],
    [null, "submit", "draft", { ...clean, warningsWithoutNote: 2 }],
    ["pending-days", "sign", "submitted", { errors: 1, pendingDays: 1 }],
    ["errors-left", "sign", "submitted", { errors: 1, pendingDays: 0 }],
    ["warnings-need-note", "sign", "submitted", { ...clean, warningsWithoutNote: 1 }],
    [null, "sign", "submitted", { ...clean, warningsWithoutNote: 0 }],
    ["state-forbids", "sign", "draft", { errors: 1, pendingDays: 1 }],
  ])("%s: %s of a month %s with %j", (refusal, act, state, standing) => {
    expect(refusalToMonthAct(act, state, "LegalRepresentative", standing)).toBe(refusal);
  });

  it("does not block its return", () => {
    const standing = { errors: 1, pendingDays: 1 };
    expect(refusalToMonthAct("return", "signed", "Executive", standing)).toBeNull();
  });
});

it("a month accepts corrections as a draft or when returned", () => {
  expect(monthStates.filter(isMonthOpen)).toEqual(["draft", "returned"]);
});
