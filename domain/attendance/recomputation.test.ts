import { expect, test } from "vitest";
import type { Role } from "../access.ts";
import { monthStates } from "./monthly.ts";
import { refusalToRecompute } from "./recomputation.ts";

test.each<[Role, string[]]>([
  ["Employee", ["draft", "returned"]],
  ["LegalRepresentative", ["draft", "submitted", "awaiting", "signed", "returned"]],
  ["Administrator", ["draft", "submitted", "awaiting", "signed", "approved", "paid", "returned"]],
])("%s recomputes months no further than the own act reaches", (role, states) => {
  expect(monthStates.filter((state) => refusalToRecompute(state, role) === null)).toEqual(states);
});
