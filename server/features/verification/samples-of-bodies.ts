import { sql } from "kysely";
import { sampleList } from "#api/samples.ts";
import { asTold } from "#server/db/columns.ts";
import { matchesWords } from "#server/db/search.ts";
import type { Reader } from "#server/db/handles.ts";
import { wantedIn } from "#server/db/wanted.ts";
import { listing } from "#server/lists/listing.ts";
import { sampleListTexts } from "#texts/samples.ts";

/** The samples of the bodies, each with what came of the looks at its sheets. */
export const sampleListing = listing(sampleList, {
  texts: sampleListTexts,
  also: async (db) => ({ left: await leftOf(db) }),
  matching: (db, { search, state, month }) =>
    db
      .selectFrom("verification_sample as p")
      .innerJoin("organization as o", "o.id", "p.organization_id")
      .innerJoinLateral(looks.as<"n">("n"), (join) => join.onTrue())
      .where(matchesWords(sql.ref("o.search_key"), search))
      .where((of) => of.and(wantedIn({ "p.month": month })))
      .$if(state === "open", (query) => query.where("n.left", ">", 0))
      .$if(state === "done", (query) => query.where("n.left", "=", 0)),
  shown: (matching) =>
    matching
      .innerJoin("app_user as u", "u.id", "p.drawn_by")
      .select(["p.organization_id as organizationId", "o.description as organization", "p.id"])
      .select(["p.month", sql<Rule>`p.rule`.as("rule"), "p.drawn_at", "u.nick_name as drawnBy"])
      .select(["n.sheets", "n.verified", "n.deviations", "n.left"]),
  order: { always: ["-p.drawn_at", "-p.id"] },
  item: (row) => asTold(row),
});

/** Guarantee: the column `rule` is under a check constraint that names the same words. */
type Rule = "random" | "findings" | "typed" | "late";

type Looks = { sheets: number; verified: number; deviations: number; left: number };

const looks = sql<Looks>`(
  select count(*)::int as sheets,
    count(*) filter (where v.outcome = 'verified')::int as verified,
    count(*) filter (where v.outcome = 'deviation')::int as deviations,
    count(*) filter (where v.outcome is null)::int as "left"
  from verification_sample_sheet s
  left join lateral (
    select outcome from verification_outcome x
    where x.organization_id = s.organization_id and x.sample_id = s.sample_id and x.structure_id = s.structure_id
      and x.date = s.date
    order by x.at desc, x.id desc limit 1) v on true
  where s.organization_id = p.organization_id and s.sample_id = p.id)`;

async function leftOf(db: Reader): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as "left" from verification_sample_sheet s
    where not exists (
      select from verification_outcome x
      where x.organization_id = s.organization_id and x.sample_id = s.sample_id and x.structure_id = s.structure_id
        and x.date = s.date)`.execute(db);
  return rows[0]?.left ?? 0;
}
