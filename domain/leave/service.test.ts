import { expect, test } from "vitest";
import { type Engagement, unbrokenService } from "./service.ts";

function engagement(id: string, startDate: string, endDate: string | null): Engagement {
  return { id, startDate, endDate };
}

const first = engagement("first", "2024-02-01", "2024-12-31");
const renewed = engagement("renewed", "2025-01-01", "2025-12-31");
const present = engagement("present", "2026-01-01", null);
const concurrent = engagement("beside", "2025-06-01", null);
const afterBreak = engagement("after a break", "2025-03-01", "2025-12-31");

test.each<[string, Engagement, Engagement[], string]>([
  ["a single contract", present, [], "2026-01-01 – present"],
  ["renewals are one service", present, [renewed, first], "2024-02-01 – first renewed present"],
  [
    "the same seen from the first contract",
    first,
    [present, renewed],
    "2024-02-01 – first renewed present",
  ],
  ["a service that ends", renewed, [first], "2024-02-01 2025-12-31 first renewed"],
  [
    "an overlapping contract is separate",
    present,
    [renewed, concurrent],
    "2025-01-01 – renewed present",
  ],
  ["a gap ends the service", afterBreak, [first], "2025-03-01 2025-12-31 after a break"],
])("%s", (_, contract, others, expected) => {
  const { startDate, endDate, contracts } = unbrokenService(contract, others);
  expect([startDate, endDate ?? "–", ...contracts.map(({ id }) => id)].join(" ")).toBe(expected);
});
