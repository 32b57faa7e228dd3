import { expect, test } from "vitest";
import { effectOnMonth, type EffectOnMonth, type GrantedUnlock } from "./closed-month.ts";

const now = new Date("2026-04-02T08:00:00Z");
const unlock: GrantedUnlock = {
  contractId: null,
  from: "2026-03-16",
  to: "2026-03-17",
  grantedAt: "2026-04-02T07:00:00Z",
  expiresAt: "2026-04-04T07:00:00Z",
};
const signed = { state: "signed", since: "2026-04-01T09:00:00.000Z" };
const record = { contractId: "own", day: "2026-03-17" };

test.each<[string, EffectOnMonth, Parameters<typeof effectOnMonth>[1], readonly GrantedUnlock[]]>([
  ["of no stored month", "stays", { state: null, since: null }, []],
  ["of a draft", "stays", { ...signed, state: "draft" }, [unlock]],
  ["of a returned month", "stays", { ...signed, state: "returned" }, []],
  ["of a submitted month without an unlock", "closed", { ...signed, state: "submitted" }, []],
  ["of a signed month without an unlock", "closed", signed, []],
  ["of a submitted month under an unlock", "reopens", { ...signed, state: "submitted" }, [unlock]],
  ["of a signed month under an unlock", "reopens", signed, [unlock]],
  ["of an approved month under an unlock", "reopens", { ...signed, state: "approved" }, [unlock]],
  ["of a paid month under an unlock", "reopens", { ...signed, state: "paid" }, [unlock]],
  ["of a month without stored acts", "reopens", { state: "signed", since: null }, [unlock]],
  ["under an unlock of the contract", "reopens", signed, [{ ...unlock, contractId: "own" }]],
  ["under an unlock of another contract", "closed", signed, [{ ...unlock, contractId: "other" }]],
  ["on the first unlocked day", "reopens", signed, [{ ...unlock, from: "2026-03-17" }]],
  [
    "before the unlocked days",
    "closed",
    signed,
    [{ ...unlock, from: "2026-03-18", to: "2026-03-18" }],
  ],
  ["after the unlocked days", "closed", signed, [{ ...unlock, to: "2026-03-16" }]],
  [
    "after the unlock expired",
    "closed",
    signed,
    [{ ...unlock, expiresAt: "2026-04-02T08:00:00Z" }],
  ],
  [
    "in the last minute of the unlock",
    "reopens",
    signed,
    [{ ...unlock, expiresAt: "2026-04-02T08:00:01Z" }],
  ],
  ["after it was signed again", "closed", { ...signed, since: "2026-04-02T07:30:00Z" }, [unlock]],
  [
    "signed at the very instant of the grant",
    "closed",
    { ...signed, since: unlock.grantedAt },
    [unlock],
  ],
  [
    "after it was signed and unlocked again",
    "reopens",
    { ...signed, since: "2026-04-02T07:30:00Z" },
    [unlock, { ...unlock, grantedAt: "2026-04-02T07:45:00Z" }],
  ],
])("changing a record %s: its month %s", (_case, effect, month, unlocks) => {
  expect(effectOnMonth(record, month, unlocks, now)).toBe(effect);
});
