import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { attendanceFiles, KnownWord } from "#api/attendance-files.ts";
import { type AsStored, toResponse } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";

/** A word by its lookup key, and the code that it means. */
export type WordOfBody = KnownWord & { key: string };

/** The meaning of the words of a body's files, as last corrected, by word. */
export async function wordsOfBody(
  db: Reader,
  organizationId: string,
): Promise<ReadonlyMap<string, WordOfBody>> {
  const { rows } = await sql<AsStored<WordOfBody, "madeAt">>`
    select w.id, w.word as key, w.shown as word, w.code, w.made_at as "madeAt", u.nick_name as "madeBy"
    from (select distinct on (word) * from attendance_file_word
      where organization_id = ${organizationId} order by word, made_at desc, id desc) w
    join app_user u on u.id = w.made_by
    where w.code is not null
    order by w.word`.execute(db);
  return new Map(rows.map((row) => [row.key, toResponse(row)]));
}

/** The words that the body remembers. */
export const knownWords: Handler<typeof attendanceFiles.getWords> = async (ctx) => {
  const words = await readBody(ctx, (db) => wordsOfBody(db, ctx.organizationId));
  return { items: [...words.values()].map(({ key: _key, ...word }) => word) };
};

/** Forgets a word, with a row that ends it. Throws `not-found` if it is not a remembered one. */
export const forgetWord: Handler<typeof attendanceFiles.forgetWord> = (ctx, { id }) =>
  write(ctx, "attendance.forgetWord", async (tx) => {
    const words = await wordsOfBody(tx, ctx.organizationId);
    const found = orNotFound([...words.values()].find((one) => one.id === id));
    await storeWord(tx, ctx, { key: found.key, word: found.word, code: null });
    const before = { words: t.stands(found.word, found.code) };
    return { entries: [entryOf("attendance-file", id, { before })], result: null };
  });

/** A dated row with the meaning of a word; without a code it ends the meaning. */
export async function storeWord(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  { key, word, code }: { key: string; word: string; code: string | null },
): Promise<void> {
  await insertRow(tx, "attendance_file_word", {
    organization_id: organizationId,
    id: uuid(),
    word: key,
    shown: word,
    code,
    made_at: now,
    made_by: actor.userId,
  });
}
