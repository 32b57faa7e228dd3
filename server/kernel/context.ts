import type { FastifyBaseLogger } from "fastify";
import { deputised, type OrganizationRight, type Role } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Database } from "../db/open.ts";
import type { Reader } from "../db/handles.ts";
import type { Config } from "../config.ts";
import type { FileStore } from "../integrations/file-store/file-store.ts";
import type { Scanner } from "../integrations/scanner/scanner.ts";
import type { Ask } from "./asking.ts";
import type { Cookies } from "./cookies.ts";
import type { Live } from "./live/live.ts";
import type { Secrets } from "./secrets.ts";
import type { DeputyAct, Sessions } from "./session.ts";

/** Who acts: a signed-in person, or a job of the system. */
export type Actor = { userId: string; role: Role; nickName: string };

/** Where a request comes from, for logs and the ledger. */
export type Origin = { ip: string; userAgent: string; requestId: string; fromBrowser: boolean };

/** What every call gets. `db` sees no body's data: `readBody` reads it and `write` writes it. */
export type Context = {
  database: Database;
  db: Reader;
  config: Config;
  files: FileStore;
  /** Null if uploads are not scanned. */
  scanner: Scanner | null;
  secrets: Secrets;
  now: Date;
  /** The day in Athens at `now`. */
  today: Day;
  origin: Origin;
  cookies: Cookies;
  sessions: Pick<Sessions, "forget" | "forgetUser">;
  live: Pick<Live, "tell">;
  ask: Ask;
  log: FastifyBaseLogger;
};

/** A call with a session. */
export type SignedContext = Context & {
  actor: Actor;
  /** Links of the actor to organizations. */
  rights: ReadonlyMap<string, OrganizationRight>;
  /** Bodies for whose legal representative the actor is deputy today. */
  deputyActs: ReadonlyMap<string, DeputyAct>;
  sessionHash: Buffer;
  /** The channel of the change, as recorded in the ledger. */
  source: "web" | "import" | "link" | "device" | "api" | "job";
  /** Set for writes with an idempotency key. */
  repeat: { key: string; requestHash: Buffer } | null;
};

/** A call within one organization that the actor may see; the role is the actor's role there, for a deputy the representative's. */
export type BodyContext = SignedContext & {
  organizationId: string;
  right: OrganizationRight | null;
};

/** The actor's role in the organization: the deputy of its legal representative has the representative's role. */
export function roleIn(
  { actor, deputyActs }: Pick<SignedContext, "actor" | "deputyActs">,
  organizationId: string,
): Role {
  return deputyActs.has(organizationId) ? deputised : actor.role;
}
