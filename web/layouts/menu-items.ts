import {
  hasFullAccess,
  mayOpenRoute,
  needsFullAccess,
  type Role,
  seesAllOrganizations,
} from "#domain/access.ts";
import { menuGroupTexts, menuItemTexts } from "#texts/menu.ts";
import { placeTexts } from "#texts/shell.ts";
import { agencyEntries, bodyEntries, type Entry, type EntryGroup } from "./menu-entries.ts";

export type Area = "body" | "agency";

export type MenuItem = Omit<Entry, "id"> & { label: string };

/** `label` is null for a single entry without a head. */
export type MenuGroup = {
  id: string;
  label: string | null;
  icon: string;
  items: readonly MenuItem[];
};

/** Whose menu it is, and which pages exist. */
type Opens = { role: Role; fullAccess: boolean; exists: (path: string) => boolean };

/** The address where the user is. */
export type Address = { pathname: string; search: Readonly<Record<string, unknown>> };

/** True if the role, with its access to the selected organization, may open a page. */
export function mayOpenIn(role: Role, fullAccess: boolean, path: string): boolean {
  const isReached = !needsFullAccess(path) || hasFullAccess(role, fullAccess ? "full" : "read");
  return isReached && mayOpenRoute(role, path);
}

/** The menu of a role in an area, with the selected organization: only pages that exist and may be opened. */
export function menuFor(area: Area, { role, fullAccess, exists }: Opens): MenuGroup[] {
  const opens = ({ path }: Entry) => exists(path) && mayOpenIn(role, fullAccess, path);
  return (area === "body" ? bodyEntries : agencyEntries).flatMap((group): MenuGroup[] => {
    const items = group.entries.filter(opens).map((entry) => itemOf(entry, area, role));
    const [first] = items;
    return first ? [{ ...headOf(group), id: group.id ?? first.path, items }] : [];
  });
}

function itemOf(entry: Entry, area: Area, role: Role): MenuItem {
  const { id, ...item } = entry;
  const label = id ? menuItemTexts[id] : placeTexts[entry.path];
  const isOneOfTwo = entry.path === "/" && area === "body" && seesAllOrganizations(role);
  return { ...item, label, ...(isOneOfTwo && { search: { view: "body" } }) };
}

function headOf(group: EntryGroup): Omit<MenuGroup, "id" | "items"> {
  return { label: group.id === null ? null : menuGroupTexts[group.id], icon: group.icon };
}

/** A user's menus; `agency` is null for a user who has only a body's. */
export type Menus = { body: readonly MenuGroup[]; agency: readonly MenuGroup[] | null };

export function menusOf(opens: Opens): Menus {
  const agency = seesAllOrganizations(opens.role) ? menuFor("agency", opens) : null;
  return { body: menuFor("body", opens), agency };
}

/** The area that an address belongs to; if it is in both, the previous one. */
export function areaOf(menus: Menus, address: Address, before: Area): Area {
  if (!menus.agency) return "body";
  const [body = 0, agency = 0] = [menus.body, menus.agency].map((groups) =>
    Math.max(0, ...groups.flatMap(({ items }) => nearnessOf(items, address))),
  );
  if (body === agency) return before;
  return body > agency ? "body" : "agency";
}

/** The item that an address belongs to: the nearest of those that are it or a parent of it. */
export function activeItem(groups: readonly MenuGroup[], address: Address): MenuItem | null {
  const items = groups.flatMap((group) => group.items);
  const nearness = nearnessOf(items, address);
  const nearest = Math.max(0, ...nearness);
  return nearest === 0 ? null : (items[nearness.indexOf(nearest)] ?? null);
}

function nearnessOf(items: readonly MenuItem[], address: Address): number[] {
  return items.map((item) =>
    Math.max(...[item.path, ...(item.also ?? [])].map((path) => nearness(item, path, address))),
  );
}

/** The longer the matching path, the nearer; a match of its search parameters brings the page itself nearer still. */
function nearness({ search }: MenuItem, path: string, address: Address): number {
  const isPage = address.pathname === path;
  const leads = isPage || (path !== "/" && address.pathname.startsWith(`${path}/`));
  if (!leads) return 0;
  if (!search || !isPage) return path.length;
  const isAsked = Object.entries(search).every(([name, value]) => address.search[name] === value);
  return isAsked ? path.length + 0.5 : 0;
}

/** The icon of a page: that of the group it belongs to. */
export function iconOf(path: string): string {
  const [nearest] = [...bodyEntries, ...agencyEntries]
    .flatMap(({ icon, entries }) => entries.map((entry) => ({ icon, path: entry.path })))
    .filter((one) => one.path !== "/" && (path === one.path || path.startsWith(`${one.path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return nearest?.icon ?? "home";
}
