import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import {
  announcementFiles,
  type FileStore,
  keyOf,
  readStored,
} from "#server/integrations/file-store/file-store.ts";
import { scopeOf } from "#server/kernel/read-body.ts";

/** A file that was read: its size and, if its bytes are wrong, how, and which subjects refer to it. */
export type ReadFile = { bytes: number; wrong: string | null; subjects: readonly string[] };

/** How many digests are read at once, in a transaction of their own: reading the bytes takes longer. */
const atOnce = 500;

type Where = { kysely: Kysely<DB>; owner: string; since: Day };
/**
 * Reads the bytes of each stored file that a row of an organization, or an announcement, refers to, once, and compares
 * them with their digest. `since` leaves out files stored before that day. Files erased meanwhile are not reported.
 */
export async function* readStoredFiles(
  { kysely, files }: { kysely: Kysely<DB>; files: FileStore },
  since: Day = "0001-01-01",
): AsyncGenerator<ReadFile> {
  const bodies = await kysely.selectFrom("organization").select("id").orderBy("id").execute();
  for (const owner of [announcementFiles, ...bodies.map(({ id }) => id)]) {
    const where = { kysely, owner, since };
    for (let after = ""; ;) {
      const filed = await filedIn(where, sql`encode(sha256, 'hex') > ${after}`);
      for (const { digest } of filed) {
        const { bytes, wrong } = await readStored(files, keyOf(owner, Buffer.from(digest, "hex")));
        if (wrong === null) yield { bytes, wrong, subjects: [] };
        else
          for (const { subjects } of await filedIn(where, sql`encode(sha256, 'hex') = ${digest}`))
            yield { bytes, wrong: `file-${wrong}`, subjects };
      }
      const last = filed.at(-1);
      if (!last || filed.length < atOnce) break;
      after = last.digest;
    }
  }
}

/** The files that rows refer to, in order of digest. */
function filedIn({ kysely, owner, since }: Where, condition: RawBuilder<unknown>) {
  const ofAnnouncements = owner === announcementFiles;
  const rows = ofAnnouncements ? announced : ofBody(owner);
  return kysely.transaction().execute(async (tx) => {
    await sql.raw(scopeOf(ofAnnouncements ? [] : [owner])).execute(tx);
    const { rows: filed } = await sql<{ digest: string; subjects: string[] }>`
      select encode(sha256, 'hex') as digest, array_agg(subject order by subject) as subjects from (${rows}) f
      where ${condition} and at >= ${since}::date at time zone 'Europe/Athens'
      group by sha256 order by sha256 limit ${atOnce}`.execute(tx);
    return filed;
  });
}

const announced = sql`select 'announcement ' || announcement_id || '/' || id as subject, sha256, added_at as at
  from announcement_file where removed_at is null`;

function ofBody(organizationId: string): RawBuilder<unknown> {
  const where = sql`where organization_id = ${organizationId}`;
  return sql`
    select 'document ' || id as subject, sha256, uploaded_at as at from document ${where}
    union all select 'dispute ' || dispute_id, sha256, at from dispute_file ${where}
    union all select 'leave-request ' || request_id, sha256, at from leave_request_file ${where}`;
}
