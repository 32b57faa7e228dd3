import type { Call } from "#api/call.ts";
import { type FaultName, faultStatus } from "#api/problem.ts";
import { type JsonSchema, schemaOf } from "#api/schema-of.ts";

const always = [
  "invalid",
  "too-slow",
  "headers-too-large",
  "too-many",
  "unexpected",
  "unavailable",
] as const;
const ofSession = ["unauthenticated", "forbidden"] as const;
const ofBodies = ["too-large", "unsupported-media"] as const;

/** Every fault that a call may answer, derived from its declaration. */
export function faultsOf(call: Call): FaultName[] {
  const { access, refuses = [] } = call;
  const isOfAccount = access.who === "session" && access.evenOwing;
  const isSigned = access.who === "session" || access.who === "body";
  return [
    ...always,
    ...(isSigned ? ofSession : []),
    ...(isSigned && !isOfAccount ? (["client-too-old"] as const) : []),
    ...(access.who === "link" || namesOne(schemaOf(call.input, "input"))
      ? (["not-found"] as const)
      : []),
    ...(call.method === "GET" ? [] : ofWrite(call)),
    ...refuses,
  ];
}

/** The refusals of a call: each status with the common problem body. */
export function refusalsOf(call: Call): Record<number, object> {
  return Object.fromEntries(
    faultsOf(call)
      .map((fault) => faultStatus[fault])
      .map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}

/** A write may come from another site, with a body of any size and type, twice, or too late. */
function ofWrite({ access }: Call): FaultName[] {
  const isRecord = access.who === "body" ? access.act === "attendance.record" : isLinkOfDay(access);
  return [
    "forbidden",
    ...ofBodies,
    "refused",
    ...(access.who === "anyone" ? [] : (["key-reused"] as const)),
    ...(isRecord ? (["locked"] as const) : []),
  ];
}

function isLinkOfDay(access: Call["access"]): boolean {
  return access.who === "link" && access.kind === "daily-report";
}

/** Whether an input contains an id, which may not exist. */
function namesOne({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): boolean {
  const within = [...Object.values(properties), ...[items ?? []].flat(), ...anyOf, ...oneOf];
  return (
    Object.keys(properties).some((name) => /^ids?$|Ids?$/.test(name)) ||
    within.some((one) => typeof one === "object" && namesOne(one))
  );
}
