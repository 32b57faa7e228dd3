import { expect, test } from "vitest";
import type { Role } from "#domain/access.ts";
import { placeTexts } from "#texts/shell.ts";
import { activeItem, areaOf, menuFor, menusOf } from "./menu-items.ts";

const everything = () => true;
const opensOf = (
  role: Role,
  fullAccess = true,
  exists: (path: string) => boolean = everything,
) => ({
  role,
  fullAccess,
  exists,
});
const pathsOf = (...given: Parameters<typeof opensOf>) =>
  (["body", "agency"] as const).flatMap((area) =>
    menuFor(area, opensOf(...given)).flatMap(({ items }) => items.map(({ path }) => path)),
  );
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://paron");
  return { pathname, search: Object.fromEntries(searchParams) };
};

test("the menu leaves out what the role may not open", () => {
  expect(pathsOf("Employee")).not.toContain("/organization-administration");
  expect(pathsOf("LegalRepresentative")).toContain("/organization-administration");
  expect(pathsOf("LegalRepresentative")).not.toContain("/system-administration");
  expect(pathsOf("Executive")).toContain("/system-administration");
  expect(pathsOf("Executive")).not.toContain("/system-administration/parameters");
});

test("S-12 the menu leaves out payments and months for an Employee with read access", () => {
  expect(pathsOf("Employee", false)).not.toContain("/payments");
  expect(pathsOf("Employee", false)).not.toContain("/monthly-contracts");
  expect(pathsOf("Employee", true)).toContain("/payments");
});

test("the menu of a device has only its capture screen", () => {
  expect(new Set(pathsOf("MobileUser"))).toEqual(new Set(["/"]));
});

test("a page is titled as in the menu, or with a longer title that begins so", () => {
  const entries = menuFor("body", opensOf("Administrator")).concat(
    menuFor("agency", opensOf("Administrator")),
  );
  // An entry with search parameters takes its label from the page.
  const items = entries.flatMap((group) => group.items).filter(({ search }) => !search);
  expect(items.length).toBeGreaterThan(35);
  expect(items.filter(({ path, label }) => !placeTexts[path].startsWith(label))).toEqual([]);
});

test("the menu leads only to pages that exist", () => {
  expect(new Set(pathsOf("Administrator", true, (path) => path === "/"))).toEqual(new Set(["/"]));
});

test.each([
  ["/", "Αρχική"],
  ["/structures", "Δομές"],
  ["/structures?view=schedules", "Ωράρια"],
  ["/structures/details/1", "Δομές"],
  ["/attendances/attendance-records/1/2026-03-18", "Ημέρα"],
  ["/attendances/unlocks", "Ξεκλειδώματα"],
  ["/contracts/leave/documents", "Δικαιολογητικά"],
  ["/contracts/overtime", "Υπερωρίες"],
  ["/organization-administration/organization-employees", "Εργαζόμενοι"],
  ["/organization-administration/vacations/structure-vacations", "Διακοπές"],
  ["/user", null],
])("on %s a body's menu marks %s", (address, marked) => {
  const groups = menuFor("body", opensOf("LegalRepresentative"));
  expect(activeItem(groups, at(address))?.label ?? null).toBe(marked);
});

test.each([
  ["/", "agency"],
  ["/?view=body", "body"],
  ["/structures", "body"],
  ["/organization-administration", "body"],
  ["/system-administration/users", "agency"],
  ["/organizations/details/1", "agency"],
  ["/payments", "body"],
  ["/payments?of=all", "agency"],
] as const)("%s is in the area %s, whatever the previous one", (address, area) => {
  for (const before of ["body", "agency"] as const)
    expect(areaOf(menusOf(opensOf("Administrator")), at(address), before)).toBe(area);
  expect(areaOf(menusOf(opensOf("LegalRepresentative")), at(address), "agency")).toBe("body");
});

test.each(["/user", "/announcements", "/attendances/unlocks", "/payments/details/1"])(
  "%s stays in the previous area",
  (address) => {
    for (const before of ["body", "agency"] as const)
      expect(areaOf(menusOf(opensOf("Executive")), at(address), before)).toBe(before);
  },
);
