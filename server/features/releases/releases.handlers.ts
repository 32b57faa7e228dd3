import { sql } from "kysely";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { OutputOf } from "#api/call.ts";
import type { releaseCalls } from "#api/releases.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { releases, currentVersion } from "#domain/releases.ts";
import { toResponse } from "#server/db/columns.ts";
import { newestMigration } from "#server/db/migrate.ts";
import { insertNew, insertRow } from "#server/db/rows.ts";
import type { Handlers, Handler } from "#server/kernel/bind.ts";
import { type ClientFloor, newestFloor } from "#server/kernel/client-floor.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";

type Answer = OutputOf<typeof releaseCalls.getAll>;

/** Sets the oldest client version that may call; other servers apply it within a second. */
const setFloor: Handler<typeof releaseCalls.setFloor> = (ctx, { version, reason }) =>
  writeSystem(ctx, "release.set-floor", async (tx) => {
    const before = await newestFloor(tx);
    await insertRow(tx, "client_floor", {
      version,
      reason,
      set_by: ctx.actor.userId,
      set_at: ctx.now,
    });
    const entry = entryOf("release", version);
    return {
      entry: {
        ...entry,
        before: before === null ? null : { version: before },
        after: { version, reason },
      },
      result: { version },
    };
  });

const startedAt = new Date(performance.timeOrigin).toISOString();

export const releaseHandlers = (floor: ClientFloor): Handlers<typeof releaseCalls> => ({
  /** The running version, and the notes of each release. */
  getAll: async (ctx) => {
    const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(ctx.database.kysely);
    return {
      running: {
        version: currentVersion,
        build: buildIn(ctx.config.clientDir),
        schema: (await newestMigration(ctx.database.pool)).replace(/\.sql$/, ""),
        database: `PostgreSQL ${rows[0]?.version.split(" ", 1)[0] ?? ""}`,
        node: process.version.slice(1),
        startedAt,
      },
      floor: await floorOf(ctx),
      releases: await withReaders(ctx),
    };
  },
  setFloor: async (ctx, input) => {
    const result = await setFloor(ctx, input);
    floor.forget();
    return result;
  },
  /** The running release, if the user existed before it and has not read its notes. */
  getUnread: async ({ db, actor }) => {
    const [{ version, date }] = releases;
    const row = await db
      .selectFrom("app_user as u")
      .select("u.id")
      .where("u.id", "=", actor.userId)
      .where("u.created_at", "<", new Date(instantAt(date, 0)))
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom("release_read as r")
              .select("r.version")
              .whereRef("r.user_id", "=", "u.id")
              .where("r.version", "=", version),
          ),
        ),
      )
      .executeTakeFirst();
    return { version: row ? version : null };
  },
  /** Records that the user has read a release's notes; repeating it changes nothing. */
  read: (ctx, { version }) =>
    writeSystem(ctx, "release.read", async (tx) => {
      await insertNew(tx, "release_read", { user_id: ctx.actor.userId, version, at: ctx.now });
      return { entry: null, result: null };
    }),
});

async function floorOf({ db }: SignedContext): Promise<Answer["floor"]> {
  const row = await db
    .selectFrom("client_floor as f")
    .innerJoin("app_user as u", "u.id", "f.set_by")
    .select(["f.version", "f.reason", "f.set_at", "u.nick_name as setBy"])
    .orderBy("f.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? toResponse(row) : null;
}

async function withReaders({ db }: SignedContext): Promise<Answer["releases"]> {
  const rows = await db
    .selectFrom("release_read")
    .select(["version", (of) => of.fn.countAll<string>().as("readers")])
    .groupBy("version")
    .execute();
  const readers = new Map(rows.map((row) => [row.version, Number(row.readers)]));
  return releases.map((release) => ({ ...release, readers: readers.get(release.version) ?? 0 }));
}

function buildIn(folder: string): string | null {
  const manifest = join(folder, "builds/meta/latest.json");
  if (!existsSync(manifest)) return null;
  return z.object({ id: z.string() }).parse(JSON.parse(readFileSync(manifest, "utf8"))).id;
}
