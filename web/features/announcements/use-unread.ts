import { useQuery } from "@tanstack/react-query";
import { announcements } from "#api/announcements.ts";
import { sideQueryOf } from "#web/kernel/calls.ts";

const minute = 60_000;

/** The announcements that wait to be read or confirmed. */
export function useUnread() {
  return useQuery({ ...sideQueryOf(announcements.getUnread, {}), staleTime: minute });
}
