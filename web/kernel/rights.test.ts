import { expect, test } from "vitest";
import { refusalTo } from "./rights.ts";

test.each([
  ["contract.write", "Employee", true, null],
  ["contract.write", "Employee", false, "Στον Φορέα αυτόν έχετε μόνο δικαίωμα ανάγνωσης"],
  ["contract.approve", "Employee", true, "Ο ρόλος σας δεν επιτρέπει αυτή την ενέργεια"],
  ["contract.approve", "Executive", false, null],
] as const)("%s by %s with full access %s", (act, role, fullAccess, refusal) => {
  expect(refusalTo(act, role, fullAccess)).toBe(refusal);
});
