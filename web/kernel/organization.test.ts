import { expect, test } from "vitest";
import { chooseFrom } from "./organization.ts";

const organizationOf = (id: string) => ({
  id,
  description: id,
  shortTitle: id,
  fullAccess: true,
  area: "Employee" as const,
  deputyTo: null,
  endsOn: null,
});
const list = [organizationOf("Δήμος"), organizationOf("Επιχείρηση")];

test.each([
  ["the selected one stays", "Επιχείρηση", "Επιχείρηση"],
  ["S-08 none is selected: the first one", null, "Δήμος"],
  ["S-08 one that is not in the list: the first one", "Νοσοκομείο", "Δήμος"],
] as const)("%s", (_case, id, chosen) => {
  expect(chooseFrom(list, id)?.id).toBe(chosen);
});

test("without organizations none is selected", () => {
  expect(chooseFrom([], "Δήμος")).toBeNull();
});
