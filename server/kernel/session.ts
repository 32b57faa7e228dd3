import { hash as digestOf, randomBytes } from "node:crypto";
import { type OrganizationRight, type Role, isProgram } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";

import type { Database } from "../db/open.ts";
import { type AppLimits, appLimitsOf } from "./app-limits.ts";
import { todayAt } from "./clock.ts";
import type { Actor } from "./context.ts";

/** What a user must do before anything else: choose a password, or add a second factor. */
export type SessionDuty = "password" | "second-factor";

/** The act by which a user is deputy of the legal representative of a body today, and its last day. */
export type DeputyAct = { id: string; to: Day };

/** A live session with its user and links. */
export type Session = {
  actor: Actor;
  rights: ReadonlyMap<string, OrganizationRight>;
  deputyActs: ReadonlyMap<string, DeputyAct>;
  expiresAt: Date;
  owes: SessionDuty | null;
  /** Digest of the companion cookie; null if the session was not opened by a browser. */
  bindingHash: Buffer | null;
  /** What an API app may call; null if a person opened the session. */
  app: AppLimits | null;
};

/** How long a session read from the database is trusted: a revocation by another server takes effect within this time. */
const trustMilliseconds = 900;

/** A new opaque token of 256 bits; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a token; only this is stored. */
export function tokenHash(token: string): Buffer {
  return digestOf("sha256", token, "buffer");
}

/** Sessions by token, with a cache that trusts a look-up for under a second. */
export type Sessions = {
  /** The live session of a token at `now`, or null. */
  find: (hash: Buffer, now: Date) => Promise<Session | null>;
  /** Drops a session from this server's cache at once; other servers drop it within the trust time. */
  forget: (hash: Buffer) => void;
  /** The same for every session of a user, after a change of the user or of the user's links. */
  forgetUser: (userId: string) => void;
};

/** `readAt` is by the call's clock, `until` by the monotonic clock: if either has expired, the session is read again. */
type CachedSession = {
  /** While a session is being read, concurrent callers wait for the same result. */
  reading: Promise<Session | null>;
  userId: string | null;
  readAt: Date;
  until: number;
};

function isTrusted(entry: CachedSession, now: Date): boolean {
  const age = now.getTime() - entry.readAt.getTime();
  return entry.until > performance.now() && age >= 0 && age < trustMilliseconds;
}

type SessionRow = {
  user_id: string;
  role: Role;
  nick_name: string;
  expires_at: Date;
  owes: SessionDuty | null;
  binding_hash: Buffer | null;
  rights: Record<string, OrganizationRight>;
  deputy_acts: Record<string, DeputyAct>;
  scopes: string[] | null;
  networks: string[] | null;
  calls_per_minute: number | null;
  is_seen_lately: boolean;
};

/** Whether the session `s` of the user `u` is valid at `$2`. */
export const holdsNow = `s.ended_at is null and u.disabled_at is null
      and (s.idle_minutes is null
        or coalesce(s.seen_at, s.started_at) > $2::timestamptz - s.idle_minutes * interval '1 minute')`;

/** The session is looked up first and separately: a plan made while the tables were small would scan all users for each call. */
export const sessionByToken = {
  name: "session-by-token",
  text: `
    with s as materialized (select * from session where token_hash = $1)
    select s.user_id, u.role, u.nick_name, s.expires_at, s.owes, s.binding_hash,
      coalesce((select jsonb_object_agg(uo.organization_id, uo.access_right)
                from user_organization uo where uo.user_id = u.id), '{}') as rights,
      coalesce((select jsonb_object_agg(d.organization_id, jsonb_build_object('id', d.id, 'to', d.to_day))
                from standing_deputy_act d
                where d.user_id = u.id and $3::date between d.from_day and d.to_day), '{}') as deputy_acts,
      a.scopes, a.networks, a.calls_per_minute,
      coalesce(s.seen_at > $2::timestamptz - interval '1 minute', false) as is_seen_lately
    from s join app_user u on u.id = s.user_id
    left join api_app a on a.user_id = u.id
    where a.revoked_at is null and ${holdsNow}`,
};

/** When a session was last used, to the minute: another call in the same minute writes nothing. */
const noteSeen = "update session set seen_at = $2 where token_hash = $1";

/** The sessions of a database; at most 10,000 are cached. */
export function sessionsOf(database: Database): Sessions {
  const cache = new Map<string, CachedSession>();
  const read = (key: string, hash: Buffer, now: Date): CachedSession => {
    const until = performance.now() + trustMilliseconds;
    const reading = load(database, hash, now);
    const entry: CachedSession = { reading, userId: null, readAt: now, until };
    if (cache.size >= 10_000) cache.clear();
    cache.set(key, entry);
    reading.then(
      (session) => (entry.userId = session?.actor.userId ?? null),
      () => cache.get(key) === entry && cache.delete(key),
    );
    return entry;
  };
  return {
    async find(hash, now) {
      const key = hash.toString("base64");
      const entry = cache.get(key);
      const { reading } = entry && isTrusted(entry, now) ? entry : read(key, hash, now);
      const session = await reading;
      return session && session.expiresAt > now ? session : null;
    },
    forget: (hash) => cache.delete(hash.toString("base64")),
    forgetUser(userId) {
      for (const [key, entry] of cache) {
        // A session still being read may be that user's.
        if (entry.userId === userId || entry.userId === null) cache.delete(key);
      }
    },
  };
}

async function load(database: Database, hash: Buffer, now: Date): Promise<Session | null> {
  const { rows } = await database.pool.query<SessionRow>({
    ...sessionByToken,
    values: [hash, now, todayAt(now)],
  });
  const row = rows[0];
  if (!row) return null;
  const app = appLimitsOf(row);
  // A program's session is valid only while its app exists, and a person's account has no app.
  if (isProgram(row.role) !== (app !== null)) return null;
  if (!row.is_seen_lately) await database.pool.query(noteSeen, [hash, now]);
  return {
    actor: { userId: row.user_id, role: row.role, nickName: row.nick_name },
    rights: new Map(Object.entries(row.rights)),
    deputyActs: new Map(Object.entries(row.deputy_acts)),
    expiresAt: row.expires_at,
    owes: row.owes,
    bindingHash: row.binding_hash,
    app,
  };
}
