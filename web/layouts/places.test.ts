import { expect, test } from "vitest";
import type { Role } from "#domain/access.ts";
import { settingsFor } from "./settings-places.ts";
import { actsFor, placesOfHits, groupsOf, pagesFor } from "./places.ts";

const everything = () => true;
const nothing = {
  employees: [],
  contracts: [],
  structures: [],
  documents: [],
  decisions: [],
  collectiveActs: [],
  payments: [],
};
const labelsOf = (term: string, pages = pagesFor("Administrator", true, everything)) =>
  groupsOf(term, { pages, acts: [], settings: [], records: [], recent: [] }).flatMap(({ places }) =>
    places.map(({ label }) => label),
  );

test.each([
  ["συμβασ", ["Πίνακας μηνιαίων συμβάσεων", "Συμβάσεις"]],
  ["ΑΡΓΊΕΣ", ["Αργίες"]],
  ["ποιος", ["Ποιος λείπει"]],
  ["μηνιαιων συμβ", ["Πίνακας μηνιαίων συμβάσεων"]],
])("pages are found by parts of their names, without accents or case: %s", (term, labels) => {
  expect(labelsOf(term)).toEqual(labels);
});

test("only existing pages that the role may open are offered", () => {
  const clerk = pagesFor("Employee", false, everything).map(({ path }) => path);
  expect(clerk).toContain("/structures");
  expect(clerk).not.toContain("/monthly-contracts");
  expect(clerk).not.toContain("/system-administration/users");
  expect(pagesFor("Administrator", true, (path) => path === "/structures")).toHaveLength(1);
});

test("a person leads to the register of people; where the role has no such page, to the one active contract, or else to all contracts", () => {
  const person = { id: "1", title: "Άννου Ζωή", detail: "" };
  const found = { ...nothing, employees: [{ ...person, contractId: null }] };
  const withOne = { ...nothing, employees: [{ ...person, contractId: "7" }] };
  expect(placesOfHits(found, "LegalRepresentative")[0]?.path).toBe(
    "/organization-administration/organization-employees?employee=1",
  );
  expect(placesOfHits(found, "Employee")[0]?.path).toBe(
    `/contracts?search=${encodeURIComponent("Άννου Ζωή")}`,
  );
  expect(placesOfHits(withOne, "Employee")[0]?.path).toBe("/contracts/details/7");
});

test("a document leads to the register of documents, or to its contract if the role cannot open it", () => {
  const of = { title: "Απόφαση.pdf", detail: "Διορισμός" };
  const found = {
    ...nothing,
    documents: [
      { ...of, id: "1", contractId: "7" },
      { ...of, id: "2", contractId: null },
    ],
  };
  const pathsFor = (role: Role) => placesOfHits(found, role).map(({ path }) => path);
  const papers = "/organization-administration/organization-documents";
  const ofAll = `${papers}?search=${encodeURIComponent("Απόφαση.pdf")}`;
  expect(pathsFor("LegalRepresentative")).toEqual([ofAll, ofAll]);
  expect(pathsFor("Employee")).toEqual(["/contracts/details/7"]);
});

test("without a term the recent places come first, without repetition", () => {
  const pages = pagesFor("Administrator", true, everything);
  const recent = [{ id: "/structures", path: "/structures", label: "Δομές", detail: "" }];
  const [first, second] = groupsOf("", { pages, acts: [], settings: [], records: [], recent });
  expect(first?.places.map(({ path }) => path)).toEqual(["/structures"]);
  expect(second?.places.map(({ path }) => path)).not.toContain("/structures");
});

test.each<[Role, boolean, string[]]>([
  ["Employee", true, ["Νέα σύμβαση"]],
  ["Employee", false, []],
  ["Executive", true, []],
])(
  "an act is found by its name for those who may do it: %s (full access: %s)",
  (role, full, found) => {
    const given = { pages: [], acts: actsFor(role, full), settings: [], records: [], recent: [] };
    const labels = groupsOf("νεα συμβ", given).flatMap(({ places }) => places);
    expect(labels.map(({ label }) => label)).toEqual(found);
  },
);

test.each<[Role, string[]]>([
  ["Employee", []],
  ["LegalRepresentative", ["Νέος εργαζόμενος"]],
  ["Executive", ["Νέος χρήστης"]],
  ["Administrator", ["Νέος εργαζόμενος", "Νέος χρήστης", "Νέος Φορέας"]],
])("a new record is offered where its page may be opened: %s", (role, found) => {
  const given = { pages: [], acts: actsFor(role, true), settings: [], records: [], recent: [] };
  const labels = groupsOf("νέος", given).flatMap(({ places }) => places);
  expect(labels.map(({ label }) => label)).toEqual(found);
});

test.each<[Role, string, string[]]>([
  ["Administrator", "διάρκεια συνδ", ["Διάρκεια σύνδεσης"]],
  ["Executive", "διάρκεια συνδ", []],
  ["LegalRepresentative", "ημερησια αναπ", ["Ημερήσια ανάπαυση", "Ελάχιστη ημερήσια ανάπαυση"]],
  ["Employee", "ημερησια αναπ", []],
  ["Administrator", "", []],
])("a setting is found by its words for those who may change it: %s, «%s»", (role, term, found) => {
  const given = { pages: [], acts: [], settings: settingsFor(role), records: [], recent: [] };
  const labels = groupsOf(term, given).flatMap(({ places }) => places.map(({ label }) => label));
  expect(labels).toEqual(found);
});
