import { expect, test } from "vitest";
import { type ErasureFacts, blockersOf, recordsKeptUntil } from "./retention.ts";

const terms = { personYears: 5, recordYears: 10 };
const nothing: ErasureFacts = {
  contracts: [],
  openPayments: 0,
  openDisputes: 0,
  accounts: 0,
  holds: 0,
};
const over = { state: "ended", endDate: "2020-06-30" } as const;
const running = { state: "active", endDate: "2026-12-31" } as const;
const endless = { state: "active", endDate: null } as const;

test.each<[string, Partial<ErasureFacts>, string, ReturnType<typeof blockersOf>]>([
  ["no contract", {}, "2026-03-18", []],
  [
    "claims may still be raised",
    { contracts: [over] },
    "2025-12-31",
    [{ kind: "retention", from: "2026-01-01" }],
  ],
  ["claims have expired", { contracts: [over] }, "2026-01-01", []],
  [
    "a running contract",
    { contracts: [over, running] },
    "2026-03-18",
    [{ kind: "contract", from: "2032-01-01" }],
  ],
  [
    "a contract without an end",
    { contracts: [over, endless] },
    "2026-03-18",
    [{ kind: "contract", from: null }],
  ],
  [
    "everything else at once",
    { contracts: [over], openPayments: 1, openDisputes: 1, accounts: 1, holds: 2 },
    "2026-03-18",
    [
      { kind: "hold", from: null },
      { kind: "payment", from: null },
      { kind: "dispute", from: null },
      { kind: "account", from: null },
    ],
  ],
])("what blocks an erasure: %s", (_what, given, today, blockers) => {
  expect(blockersOf({ ...nothing, ...given }, terms, today)).toEqual(blockers);
});

test("attendance and payments are kept for ten years after the last contract's year", () => {
  const contracts = [over, { state: "terminated", endDate: "2018-01-01" } as const];
  expect(recordsKeptUntil({ contracts }, terms)).toBe("2031-01-01");
  expect(recordsKeptUntil({ contracts: [] }, terms)).toBeNull();
});
