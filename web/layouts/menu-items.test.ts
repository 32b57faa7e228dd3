import { expect, test } from "vitest";
import type { Role } from "#domain/access.ts";
import { activeItem, menuFor } from "./menu-items.ts";

const everything = () => true;
const pathsOf = (role: Role, fullAccess: boolean, exists: (path: string) => boolean = everything) =>
  menuFor(role, fullAccess, exists).flatMap((group) => group.map(({ path }) => path));

test("the menu leaves out what the role may not open", () => {
  expect(pathsOf("Employee", true)).not.toContain("/organization-administration");
  expect(pathsOf("LegalRepresentative", true)).toContain("/organization-administration");
  expect(pathsOf("LegalRepresentative", true)).not.toContain("/system-administration");
  expect(pathsOf("Executive", true)).toContain("/system-administration");
});

test("S-12 the menu leaves out payments and months where an Employee may only read", () => {
  expect(pathsOf("Employee", false)).not.toContain("/payments");
  expect(pathsOf("Employee", false)).not.toContain("/monthly-contracts");
  expect(pathsOf("Employee", true)).toContain("/payments");
});

test("the menu of a device is its capture screen alone", () => {
  expect(pathsOf("MobileUser", true)).toEqual(["/"]);
});

test("the menu leads only to pages that exist", () => {
  expect(pathsOf("Administrator", true, (path) => path === "/")).toEqual(["/"]);
});

test("the menu marks the nearest page, wherever it stands", () => {
  const groups = menuFor("Administrator", true, everything).toReversed();
  const path = "/organization-administration/organization-employees";
  expect(activeItem(groups, path)).toBe(path);
});

test.each([
  ["/", "/"],
  ["/structures", "/structures"],
  ["/structures/details/1", "/structures"],
  [
    "/organization-administration/organization-employees",
    "/organization-administration/organization-employees",
  ],
  ["/organization-administration/mobiles", "/organization-administration"],
  ["/user", null],
])("on %s the menu marks %s", (path, marked) => {
  expect(activeItem(menuFor("Administrator", true, everything), path)).toBe(marked);
});
