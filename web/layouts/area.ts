import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { storeOf, useStore } from "../kernel/store.ts";
import { keepSearch } from "./last-search.ts";
import {
  activeItem,
  type Address,
  type Area,
  areaOf,
  type MenuGroup,
  type MenuItem,
  type Menus,
  menusOf,
} from "./menu-items.ts";

/** Where the user is, in the menu. */
export type Place = {
  area: Area;
  /** True for a user who has both areas. */
  hasBoth: boolean;
  groups: readonly MenuGroup[];
  group: MenuGroup | null;
  item: MenuItem | null;
  address: Address;
};

const before = storeOf<Area>("agency");

/** The area of the present page, its menu, and the entry that the page belongs to. */
export function usePlace(session: Session): Place {
  const menus = useMenus(session);
  const pathname = useLocation({ select: (location) => location.pathname });
  // Guarantee: a parsed search is an object.
  const search = useLocation({ select: (location) => location.search as Address["search"] });
  const address = useMemo(() => ({ pathname, search }), [pathname, search]);
  const area = areaOf(menus, address, useStore(before));
  useEffect(() => {
    before.set(area);
    keepSearch(address);
  }, [area, address]);
  const groups = menus[area] ?? [];
  const item = activeItem(groups, address);
  const group = groups.find(({ items }) => items.some((one) => one === item)) ?? null;
  return { area, hasBoth: menus.agency !== null, groups, group, item, address };
}

/** What the user may open, with the selected organization. */
function useMenus({ area: role }: Session): Menus {
  const { routesByPath } = useRouter();
  const fullAccess = useOrganizationOrNone()?.fullAccess ?? false;
  return useMemo(
    () => menusOf({ role, fullAccess, exists: (path) => path in routesByPath }),
    [role, fullAccess, routesByPath],
  );
}
