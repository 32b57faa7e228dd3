import { useEffect, useEffectEvent, useState } from "react";
import type { Call } from "#api/call.ts";
import type { LiveEvent } from "#api/live.ts";
import type { Day } from "#domain/calendar/day.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import type { WatchedSheet } from "./listen.ts";
import { watching } from "./watched.ts";

/** What several users save at the same moment is fetched once. */
const gatherMs = 300;
/** How long what another user saved stays marked. */
const markedMs = 60_000;

/** Records that another user saved a moment ago: `contractId/date` → version. */
type RemoteSaves = ReadonlyMap<string, number>;

const nothing: RemoteSaves = new Map();

/**
 * Follows a sheet while it is on the screen: what others change is fetched again by the given calls, and returned for a
 * minute. `versionOf` is the version of a record that the page already has; the page's own saves are therefore not fetched.
 */
export function useLiveSheet(
  { organizationId, structureId, period }: WatchedSheet,
  calls: readonly Call[],
  versionOf: (contractId: string, date: Day) => number,
): RemoteSaves {
  const [heard, setHeard] = useState(nothing);
  const known = useEffectEvent(versionOf);
  const followed = useEffectEvent(() => calls);
  const fetchAgain = useEffectEvent(() => void invalidate(queryClient, calls));
  useEffect(() => {
    let events: LiveEvent[] = [];
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let forgetting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const all = events.flatMap((event) => (event.what === "records" ? event.rows : []));
      const others = events.some(({ what }) => what !== "records");
      const news = all.filter(([contractId, date, version]) => version > known(contractId, date));
      events = [];
      gathering = undefined;
      if (news.length > 0) {
        const rows = news.map(([id, date, version]) => [`${id}/${date}`, version] as const);
        setHeard((before) => new Map([...before, ...rows]));
        clearTimeout(forgetting);
        forgetting = setTimeout(() => setHeard(nothing), markedMs);
      }
      if (news.length > 0 || others) fetchAgain();
    };
    const here = {
      sheet: { organizationId, structureId, period },
      calls: followed(),
      onEvent: (event: LiveEvent) => {
        if (["presence", "notifications", "access"].includes(event.what)) return;
        if (event.what === "open" && !event.sheet) return;
        events.push(event);
        gathering ??= setTimeout(look, gatherMs);
      },
    };
    watching.set(here);
    return () => {
      clearTimeout(gathering);
      clearTimeout(forgetting);
      if (watching.get() === here) watching.set(null);
      setHeard(nothing);
    };
  }, [organizationId, structureId, period]);
  return heard;
}
