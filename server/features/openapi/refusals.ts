import type { Access, Call } from "#api/call.ts";
import { type FaultName, faultStatus } from "#server/kernel/fault.ts";

const always: readonly FaultName[] = ["invalid", "too-many", "unexpected", "unavailable"];

const ofAccess: Record<Access["who"], readonly FaultName[]> = {
  anyone: [],
  link: ["not-found"],
  session: ["unauthenticated", "forbidden"],
  body: ["unauthenticated", "forbidden", "not-found"],
};

const ofWrites: readonly FaultName[] = ["refused", "key-reused", "locked"];

/** How a call may be refused: each status with the one problem body. */
export function refusalsOf({ access, method, upload }: Call): Record<number, object> {
  const faults = [
    ...always,
    ...ofAccess[access.who],
    ...(method === "GET" ? [] : ofWrites),
    ...(upload ? (["too-large", "unsupported-media"] as const) : []),
  ];
  return Object.fromEntries(
    faults.map((fault) => [faultStatus[fault], { $ref: `#/components/responses/${fault}` }]),
  );
}
