import { expect, it } from "vitest";
import { term } from "../attendance/testing.ts";
import type { ContractState } from "./contract.ts";
import { countsOn } from "./counts-on.ts";

/** Suspended on 9 and 10 March. */
const terms = [term("one", "2026-01-01", "2026-03-08"), term("two", "2026-03-11", null)];
const contract = { startDate: "2026-01-01", endDate: "2026-03-20" };

it.each<[ContractState, boolean]>([
  ["draft", false],
  ["submitted", false],
  ["rejected", false],
  ["active", true],
  ["suspended", true],
  ["ended", true],
  ["terminated", true],
])(
  "under a contract that is %s the person counts on the days of its terms: %s",
  (state, counts) => {
    const days = ["2025-12-31", "2026-03-08", "2026-03-10", "2026-03-20", "2026-03-21"];
    const found = days.map((day) => countsOn({ ...contract, state }, terms, day));
    expect(found).toEqual([false, counts, false, counts, false]);
  },
);
