import { type RawBuilder, sql } from "kysely";
import { type AnnouncementReader, readerList } from "#api/announcements.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { rowBy } from "#server/db/rows.ts";
import { listingOf } from "#server/lists/listing.ts";
import { readerListTexts } from "#texts/announcements.ts";

/**
 * Everyone whom an announcement concerns and who can sign in, those who have not read it first, with how many have read
 * and confirmed it. Throws `not-found`.
 */
export const readerListing = listingOf(readerList, {
  texts: readerListTexts,
  fileName: async (db, { id }) => {
    await requireAnnouncement(db, id);
    return readerListTexts.file;
  },
  also: (db, { id }) => countsOf(db, id),
  count: async (db, { id }) => (await countsOf(db, id)).total,
  items: (db, { id }, _ctx, page) => readerItems(db, id, page),
});

async function countsOf(db: Reader, id: string) {
  const counts = await concerned(db, id)
    .select((of) => of.fn.countAll<string>().as("total"))
    .select((of) => of.fn.count<string>("x.readAt").as("read"))
    .select((of) => of.fn.count<string>("x.confirmedAt").as("confirmed"))
    .executeTakeFirstOrThrow();
  return {
    total: Number(counts.total),
    read: Number(counts.read),
    confirmed: Number(counts.confirmed),
  };
}

/** A page of the users whom an announcement concerns, those who have not read it first. */
async function readerItems(db: Reader, id: string, page: Page): Promise<AnnouncementReader[]> {
  const list = concerned(db, id)
    .select(["x.id", "x.name", "x.readAt", "x.confirmedAt"])
    .orderBy("x.doneAt", (order) => order.desc().nullsFirst())
    .orderBy("x.name")
    .orderBy("x.id");
  const rows = await rowsIn(list, page);
  return rows.map(toResponse);
}

/** Throws `not-found` if there is no such announcement. */
async function requireAnnouncement(db: Reader, id: string): Promise<void> {
  await rowBy(db, "announcement", { id });
}

/** The ids of the users whom an announcement concerns who have neither confirmed it nor been reminded, as a query. */
export function stillToConfirm(id: string): RawBuilder<unknown> {
  return sql`
    select u.id from announcement a join app_user u on ${concerns}
    where a.id = ${id}
    except select c.user_id from announcement_confirmation c where c.announcement_id = ${id}
    except select n.user_id from notification n
      where n.kind = 'announcement-to-confirm' and n.params->>'subjectId' = ${id}::text`;
}

/** The ids of the users who must confirm an announcement or have done so, as a query; empty once it is withdrawn. */
export function usersToConfirm(id: string): RawBuilder<unknown> {
  return sql`
    select u.id from announcement a join app_user u on ${concerns}
    where a.id = ${id} and a.must_confirm
      and not exists (select from announcement_withdrawal w where w.announcement_id = a.id)`;
}

type Concerned = {
  id: string;
  name: string;
  readAt: Date | null;
  confirmedAt: Date | null;
  /** When the user did what the announcement asks for. */
  doneAt: Date | null;
};

function concerned(db: Reader, id: string) {
  return db.selectFrom(
    sql<Concerned>`(
      select u.id, u.nick_name as name, r.at as "readAt", c.at as "confirmedAt",
        case when a.must_confirm then c.at else r.at end as "doneAt"
      from announcement a join app_user u on ${concerns}
      left join announcement_reading r on r.announcement_id = a.id and r.user_id = u.id
      left join announcement_confirmation c on c.announcement_id = a.id and c.user_id = u.id
      where a.id = ${id})`.as<"x">("x"),
  );
}

/** Whether the announcement `a` concerns the user `u`. */
const concerns = sql`u.disabled_at is null
  and u.role = any (coalesce(a.roles, array['Administrator', 'Executive', 'LegalRepresentative', 'Employee']))
  and (a.organizations is null or u.role in ('Administrator', 'Executive') or exists (
    select from user_organization l where l.user_id = u.id and l.organization_id = any (a.organizations)))`;
