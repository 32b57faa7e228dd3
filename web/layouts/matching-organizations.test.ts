import { expect, test } from "vitest";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { matchingOrganizations } from "./matching-organizations.ts";

const bodyOf = (description: string, index: number): OrganizationOfUser => ({
  id: String(index),
  description,
  shortTitle: description,
  fullAccess: true,
  area: "Employee",
  deputyTo: null,
  endsOn: null,
});
const bodies = ["Δήμος Άνω Πόλης", "Δήμος Κάτω Πόλης", "Λιμενικό Ταμείο"].map(bodyOf);
const idsOf = (term: string, lately: string[] = [], all = bodies) => {
  const { recent, others, hidden } = matchingOrganizations(all, lately, term);
  return [recent.map(({ id }) => id), others.map(({ id }) => id), hidden];
};

test("organizations are found by words of their names, without accents or case", () => {
  expect(idsOf("πολησ δημ")).toEqual([[], ["0", "1"], 0]);
  expect(idsOf("ταμειο")).toEqual([[], ["2"], 0]);
});

test("recently chosen ones come first, in that order, without repetition", () => {
  expect(idsOf("", ["2", "0", "gone"])).toEqual([["2", "0"], ["1"], 0]);
});

test("the others come by name, with their numbers in order, however they were registered", () => {
  const mixed = ["Δήμος 10", "Ωδείο", "Δήμος 9", "Άσυλο"].map(bodyOf);
  expect(idsOf("", [], mixed)).toEqual([[], ["3", "2", "0", "1"], 0]);
});

test("a long register is shown in part, with how many are left", () => {
  const many = Array.from({ length: 100 }, (_, index) => bodyOf(`Δήμος ${index}`, index));
  expect(idsOf("", [], many)[2]).toBe(40);
});
