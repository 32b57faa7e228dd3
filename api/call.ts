import type { z } from "zod";
import type { Act, Role } from "#domain/access.ts";
import type { FaultName } from "./problem.ts";

/** Who may make a call. One test walks every call and expects 401 and 403 where due. */
export type Access =
  /** No session needed. */
  | { who: "anyone" }
  /**
   * Any session with one of the roles (all, when left out); nothing of a body's data. With `evenOwing`, also one whose
   * person must first choose a password or add a second factor.
   */
  | { who: "session"; roles?: readonly Role[]; evenOwing?: true }
  /**
   * A session that may see `input.organizationId`, of a role that reads bodies unless `roles` says otherwise; with
   * `act`, one that may also do the act there.
   */
  | { who: "body"; roles?: readonly Role[]; act?: Act; fullAccess?: true }
  /** No session but a signed link of the kind, in the header `Authorization: Link …`. */
  | { who: "link"; kind: "daily-report" | "month" };

/** The Administrators alone. */
export const ofAdministrator = { who: "session", roles: ["Administrator"] } as const;

/** The agency: those who see all bodies. */
export const ofAgency = { who: "session", roles: ["Executive", "Administrator"] } as const;

/** What travels back: parsed JSON, JSON text built by the database, a file, or events for as long as they are wanted. */
export type Answer = "json" | "text" | "file" | "events";

/** A call as data: bound by the server, made by the client, described in openapi.json. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}/${string}`;
  access: Access;
  /** GET and DELETE read the query string, others a JSON body; with `upload`, the query string. */
  input: I;
  output: O;
  /** `text`: the server passes on JSON text that PostgreSQL built. `file`: the body is a file.
   * `events`: a stream of server-sent events, each with `output` as its data.
   */
  answer?: Answer;
  /**
   * The body of the request is the bytes of a file (at most 10 MB); the input stands in the query string. The handler
   * gets them in memory (`bytes`), or as a file on disk (`file`) that is removed after the answer.
   */
  upload?: "bytes" | "file";
  /**
   * Where it is noticed that a request comes again under its key. Left out: before it is handled. `at the write`: at its
   * one `write`, for a call that does nothing besides and comes all the time.
   */
  repeats?: "at the write";
  /** How it refuses besides what its access, method and input tell (`faultsOf` in server/features/openapi). */
  refuses?: readonly FaultName[];
};

export type InputOf<C extends Call> = z.output<C["input"]>;
export type OutputOf<C extends Call> = z.output<C["output"]>;

type Place = Pick<Call, "method" | "path">;
type Given = Omit<Call, keyof Place> & Partial<Place>;

/**
 * The calls of an area by their names, which tell their paths: `getDay` of `Locks` is `/Locks/GetDay`. One that gets or exports
 * is a GET, any other a POST; a call that is neither says so. A call that has its path already, as those of a list do, stays
 * the same.
 */
export function defineCalls<const T extends Record<string, Given>>(area: string, calls: T) {
  const placed = Object.entries(calls).map(([name, call]) => [
    name,
    call.path ? call : inArea(area, name, call),
  ]);
  // Each call has what was said of it and, where that was not said, its place.
  return Object.fromEntries(placed) as { [K in keyof T]: Place & T[K] };
}

function inArea(area: string, name: string, call: Given): Call {
  const method = /^(get|export)/.test(name) ? "GET" : "POST";
  return { method, path: `/${area}/${name.charAt(0).toUpperCase()}${name.slice(1)}`, ...call };
}

/** The name under which an API app is given a call: `structures.getAll`. */
export function scopeOf({ path }: Call): string {
  return path.slice(1).split("/").map(camelCase).join(".");
}

function camelCase(segment: string): string {
  return segment.charAt(0).toLowerCase() + segment.slice(1);
}
