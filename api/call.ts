import { z } from "zod";
import type { Act, Role } from "#domain/access.ts";
import type { FaultName } from "./problem.ts";

/** Who may make a call. One test walks every call and expects 401 and 403 where due. */
export type Access =
  /** No session needed. */
  | { who: "anyone" }
  /**
   * Any session with one of the roles (all, if omitted); gives no data of a body. With `evenOwing`, also a session whose user
   * must first choose a password or add a second factor.
   */
  | { who: "session"; roles?: readonly Role[]; evenOwing?: true }
  /**
   * A session that may see `input.organizationId`, with a role that reads bodies unless `roles` says otherwise; with `act`,
   * one that may also perform the act there.
   */
  | { who: "body"; roles?: readonly Role[]; act?: Act; fullAccess?: true }
  /** Instead of a session, a signed link of this kind in the header `Authorization: Link …`. */
  | { who: "link"; kind: "daily-report" | "month" };

/** Administrators only. */
export const ofAdministrator = { who: "session", roles: ["Administrator"] } as const;

/** The agency: the roles that see all bodies. */
export const ofAgency = { who: "session", roles: ["Executive", "Administrator"] } as const;

/** The response: parsed JSON, JSON text built by the database, a file, or events for as long as the client listens. */
type Answer = "json" | "text" | "file" | "events";

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
   * The request body is the bytes of a file (at most 10 MB); the input is in the query string. The handler gets them in
   * memory (`bytes`), or as a file on disk (`file`) that is deleted after the response.
   */
  upload?: "bytes" | "file";
  /**
   * When a repeated request with the same key is detected. Omitted: before it is handled. `at the write`: at its single
   * `write`, for a frequent call that does nothing else. `anew`: never, since the response holds a secret that replaces the
   * one before it, and is not stored.
   */
  repeats?: "at the write" | "anew";
  /** Faults beyond those that its access, method and input imply (`faultsOf` in server/features/openapi). */
  refuses?: readonly FaultName[];
};

/** The response of a call that gives a file. */
export const asFile = { output: z.unknown(), answer: "file" } as const;

export type InputOf<C extends Call> = z.output<C["input"]>;
export type OutputOf<C extends Call> = z.output<C["output"]>;

type Place = Pick<Call, "method" | "path">;
type CallDefinition = Omit<Call, keyof Place> & Partial<Place>;

/**
 * The calls of an area by name; the name determines the path: `getDay` of `Locks` is `/Locks/GetDay`. A call that gets or
 * exports is a GET, any other a POST, unless it sets its own method. A call that already has a path, as those of a list do, is
 * unchanged.
 */
export function defineCalls<const T extends Record<string, CallDefinition>>(
  area: string,
  calls: T,
) {
  const placed = Object.entries(calls).map(([name, call]) => [
    name,
    call.path ? call : inArea(area, name, call),
  ]);
  // Each call keeps its given fields and gets a method and path where it has none.
  return Object.fromEntries(placed) as { [K in keyof T]: Place & T[K] };
}

function inArea(area: string, name: string, call: CallDefinition): Call {
  const method = /^(get|export)/.test(name) ? "GET" : "POST";
  return { method, path: `/${area}/${name.charAt(0).toUpperCase()}${name.slice(1)}`, ...call };
}

/** The scope name that grants a call to an API app: `structures.getAll`. */
export function scopeOf({ path }: Call): string {
  return path.slice(1).split("/").map(camelCase).join(".");
}

function camelCase(segment: string): string {
  return segment.charAt(0).toLowerCase() + segment.slice(1);
}
