import { type SqlBool, sql } from "kysely";
import { type AnnouncementItem, announcementList } from "#api/announcements.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { announcementState, importances } from "#domain/announcements/announcement.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { listingOf } from "#server/lists/listing.ts";
import { announcementListTexts } from "#texts/announcements.ts";
import { common } from "#texts/common.ts";

type Filter = {
  search?: string | undefined;
  state?: AnnouncementItem["state"] | undefined;
  sort?: "fromDay" | "title" | "-fromDay" | "-title";
  id?: string;
  /** Only those running today that concern the caller and are still to be read or, where required, confirmed. */
  isOwed?: boolean;
};

/** The announcements that the caller may see, as a list. */
export const announcementListing = listingOf(announcementList, {
  texts: announcementListTexts,
  count: async (db, query, ctx) => (await announcementCounts({ ...ctx, db }, query)).total,
  items: (db, query, ctx, page) => announcementItems({ ...ctx, db }, query, page),
  values: { mustConfirm: (item) => (item.mustConfirm ? common.yes : "") },
});

/** The announcements that the caller may see: for the agency all, for others those that concern them and have begun. */
export async function announcementItems(
  ctx: SignedContext,
  filter: Filter,
  page: Page,
): Promise<AnnouncementItem[]> {
  const columns = { fromDay: "a.from_day", title: "a.search_key" };
  const found = matching(ctx, filter)
    .leftJoin("app_user as u", "u.id", "a.created_by")
    .select(["a.id", "a.title", "a.importance", "a.from_day as fromDay", "a.to_day as toDay"])
    .select(["a.must_confirm as mustConfirm", "u.nick_name as by", "w.at as withdrawn"])
    .select(["r.at as readAt", "c.at as confirmedAt"])
    .select((of) =>
      of
        .selectFrom("announcement_file as f")
        .whereRef("f.announcement_id", "=", "a.id")
        .where("f.removed_at", "is", null)
        .select((sub) => sub.fn.countAll<string>().as("files"))
        .as("files"),
    )
    .$if(filter.isOwed === true, (query) => query.orderBy(weight, "desc"));
  const rows = await rowsIn(sortedBy(found, filter.sort ?? "-fromDay", columns, "a.id"), page);
  return rows.map(({ withdrawn, files, importance, by, ...row }) => ({
    ...toResponse(row),
    importance,
    state: announcementState({ ...row, isWithdrawn: withdrawn !== null }, ctx.today),
    by: by ?? "",
    attachments: Number(files ?? 0),
  }));
}

/** How many there are, how many are unread and how many still have to be confirmed. */
export async function announcementCounts(
  ctx: SignedContext,
  filter: Filter,
): Promise<{ total: number; unread: number; unconfirmed: number }> {
  const row = await matching(ctx, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .select(sql<string>`count(*) filter (where r.at is null)`.as("unread"))
    .select(sql<string>`count(*) filter (where a.must_confirm and c.at is null)`.as("unconfirmed"))
    .executeTakeFirstOrThrow();
  return {
    total: Number(row.total),
    unread: Number(row.unread),
    unconfirmed: Number(row.unconfirmed),
  };
}

const weight = sql`array_position(${sql.val([...importances])}::text[], a.importance)`;

function matching(ctx: SignedContext, { search, state, id, isOwed }: Filter) {
  const { userId, role } = ctx.actor;
  const seesAll = seesAllOrganizations(role) && isOwed !== true;
  return withReading(ctx.db, userId)
    .$if(!seesAll, (query) =>
      query
        .where("w.at", "is", null)
        .where("a.from_day", "<=", ctx.today)
        .where(concerns(role, [...ctx.rights.keys()])),
    )
    .$if(isOwed === true, (query) =>
      query
        .where(sql<SqlBool>`coalesce(a.to_day, 'infinity') >= ${ctx.today}::date`)
        .where(sql<SqlBool>`(r.at is null or (a.must_confirm and c.at is null))`),
    )
    .where((of) => of.and(conditionsOf({ "a.id": id })))
    .$if(state !== undefined, (query) => query.where(inState(state ?? "running", ctx.today)))
    .where(matchesWords(sql<string>`a.search_key`, search));
}

function withReading(db: Reader, userId: string) {
  return db
    .selectFrom("announcement as a")
    .leftJoin("announcement_withdrawal as w", "w.announcement_id", "a.id")
    .leftJoin("announcement_reading as r", (join) =>
      join.onRef("r.announcement_id", "=", "a.id").on("r.user_id", "=", userId),
    )
    .leftJoin("announcement_confirmation as c", (join) =>
      join.onRef("c.announcement_id", "=", "a.id").on("c.user_id", "=", userId),
    );
}

/** Whether an announcement is meant for a role linked to the organizations; the agency counts as linked to all. */
function concerns(role: SignedContext["actor"]["role"], organizationIds: string[]) {
  const isAgency = seesAllOrganizations(role);
  return sql<SqlBool>`(a.roles is null or ${role} = any (a.roles))
    and (a.organizations is null or ${isAgency}::boolean or a.organizations && ${organizationIds}::uuid[])`;
}

function inState(state: AnnouncementItem["state"], today: string) {
  if (state === "withdrawn") return sql<SqlBool>`w.at is not null`;
  if (state === "planned") return sql<SqlBool>`w.at is null and a.from_day > ${today}::date`;
  const isOver = sql<SqlBool>`coalesce(a.to_day, 'infinity') < ${today}::date`;
  return state === "over"
    ? sql<SqlBool>`w.at is null and ${isOver}`
    : sql<SqlBool>`w.at is null and a.from_day <= ${today}::date and not ${isOver}`;
}
