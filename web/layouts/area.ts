import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { seesAllOrganizations } from "#domain/access.ts";
import { useOrganizationOrNone } from "../kernel/organization.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { storeOf, useStore } from "../kernel/store.ts";
import { keepSearch } from "./last-search.ts";
import {
  activeItem,
  type Address,
  type Area,
  areaOf,
  menuFor,
  type MenuGroup,
  type MenuItem,
  type Opens,
} from "./menu-items.ts";

/** Where somebody is, in the menu. */
export type Place = {
  area: Area;
  /** True for who has both areas. */
  hasBoth: boolean;
  groups: readonly MenuGroup[];
  group: MenuGroup | null;
  item: MenuItem | null;
  address: Address;
};

const before = storeOf<Area>("agency");

/** The area of the present page, its menu, and the entry that the page belongs to. */
export function usePlace(session: Session): Place {
  const opens = useOpens(session);
  const pathname = useLocation({ select: (location) => location.pathname });
  // Guarantee: a search that was read is an object.
  const search = useLocation({ select: (location) => location.search as Address["search"] });
  const address = useMemo(() => ({ pathname, search }), [pathname, search]);
  const area = areaOf(opens, address, useStore(before));
  useEffect(() => {
    before.set(area);
    keepSearch(address);
  }, [area, address]);
  const groups = menuFor(area, opens);
  const item = activeItem(groups, address);
  const group = groups.find(({ items }) => items.some((one) => one === item)) ?? null;
  return { area, hasBoth: seesAllOrganizations(session.area), groups, group, item, address };
}

/** What the person may open, with the selected organization. */
export function useOpens({ area: role }: Session): Opens {
  const { routesByPath } = useRouter();
  const fullAccess = useOrganizationOrNone()?.fullAccess ?? false;
  return { role, fullAccess, exists: (path) => path in routesByPath };
}
