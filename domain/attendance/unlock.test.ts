import { expect, test } from "vitest";
import type { Role } from "../access.ts";
import {
  refusalToAskUnlock,
  refusalToUnlockAct,
  type RequestedUnlock,
  type UnlockAct,
  type UnlockRefusal,
} from "./unlock.ts";

const today = "2026-03-18";
const openRequest: RequestedUnlock = {
  state: "asked",
  askedBy: "one",
  from: "2026-03-02",
  to: "2026-03-03",
};
const before: RequestedUnlock = { ...openRequest, from: "2026-02-27" };
const granted: RequestedUnlock = { ...openRequest, state: "granted" };

test.each<[UnlockAct, string, RequestedUnlock, Role, string, UnlockRefusal | null]>([
  ["grant", "another's request", openRequest, "Executive", "two", null],
  ["grant", "another's request", openRequest, "Administrator", "two", null],
  ["grant", "days of the current month", openRequest, "LegalRepresentative", "two", null],
  ["grant", "days of an earlier month too", before, "LegalRepresentative", "two", "other-month"],
  ["grant", "days of an earlier month too", before, "Executive", "two", null],
  ["grant", "one's own request", openRequest, "LegalRepresentative", "one", "own-request"],
  ["grant", "one's own request", openRequest, "Executive", "one", "own-request"],
  ["grant", "another's request", openRequest, "Employee", "two", "role-may-not"],
  ["grant", "a granted request", granted, "Executive", "two", "state-forbids"],
  ["refuse", "one's own request", openRequest, "LegalRepresentative", "one", "own-request"],
  ["refuse", "another's request", openRequest, "Executive", "two", null],
  ["withdraw", "one's own request", openRequest, "Employee", "one", null],
  ["withdraw", "another's request", openRequest, "Employee", "two", "not-its-asker"],
  ["withdraw", "a granted request", granted, "Employee", "one", "state-forbids"],
  ["end", "a granted unlock", granted, "Employee", "two", null],
  ["end", "a request not granted", openRequest, "Executive", "two", "state-forbids"],
  ["expire", "a granted unlock", granted, "System", "system", null],
  ["expire", "a granted unlock", granted, "Administrator", "two", "role-may-not"],
])("%s %s %j by %s %s: %s", (act, _what, request, role, userId, refusal) => {
  expect(refusalToUnlockAct(act, request, { userId, role }, today)).toBe(refusal);
});

test.each<[string, string, number, boolean, UnlockRefusal | null]>([
  ["2026-03-17", "2026-03-17", 1, false, null],
  ["2026-02-16", "2026-03-18", 1, false, null],
  ["2026-02-15", "2026-03-17", 1, false, null],
  ["2026-02-14", "2026-03-17", 1, false, "too-many-days"],
  ["2026-03-17", "2026-03-16", 1, false, "days-out-of-order"],
  ["2026-03-17", "2026-03-19", 1, false, "future-days"],
  ["2026-03-17", "2026-03-17", 0, false, "nothing-locked"],
  ["2026-03-17", "2026-03-17", 1, true, "asked-already"],
])(
  "asking for %s to %s with %i locked, already requested %s: %s",
  (from, to, lockedDays, askedAlready, refusal) => {
    expect(refusalToAskUnlock({ from, to }, { today, lockedDays, askedAlready })).toBe(refusal);
  },
);
