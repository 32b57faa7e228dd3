import { expect, test } from "vitest";
import type { Role } from "../access.ts";
import { monthStates } from "./monthly.ts";
import { refusalToRecompute } from "./recomputation.ts";

test.each<[Role, string[]]>([
  ["Employee", ["draft", "returned"]],
  ["LegalRepresentative", ["draft", "submitted", "awaiting", "signed", "returned"]],
  ["Administrator", ["draft", "submitted", "awaiting", "signed", "approved", "paid", "returned"]],
])("%s recomputes only months in states the role may act on", (role, states) => {
  expect(monthStates.filter((state) => refusalToRecompute(state, role) === null)).toEqual(states);
});
