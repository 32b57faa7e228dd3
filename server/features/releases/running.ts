import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { currentVersion, releases } from "#domain/releases.ts";
import type { OutputOf } from "#api/call.ts";
import type { releaseCalls } from "#api/releases.ts";
import { asTold } from "#server/db/columns.ts";
import { newestMigration } from "#server/db/migrate.ts";
import type { SignedContext } from "#server/kernel/context.ts";

type Answer = OutputOf<typeof releaseCalls.getAll>;

const startedAt = new Date(performance.timeOrigin).toISOString();

/** What runs here, and what each release brought. */
export async function runningAndReleases(ctx: SignedContext): Promise<Answer> {
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
}

async function floorOf({ db }: SignedContext): Promise<Answer["floor"]> {
  const row = await db
    .selectFrom("client_floor as f")
    .innerJoin("app_user as u", "u.id", "f.set_by")
    .select(["f.version", "f.reason", "f.set_at", "u.nick_name as setBy"])
    .orderBy("f.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? asTold(row) : null;
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
