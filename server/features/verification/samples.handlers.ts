import { sql } from "kysely";
import { randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import { type samples, sampleList } from "#api/samples.ts";
import { drawSample as drawn, type SampleSheet } from "#domain/verification/sample.ts";
import { inColumns, toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { insertRow, insertRows, rowBy } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, refused } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { listing } from "#server/lists/listing.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { sampleTexts, sampleListTexts } from "#texts/samples.ts";
import { findingsOfContracts } from "./findings.ts";
import { monthsOfBody } from "./months.queries.ts";
import { sampledSheets, samplesOf, sheetsToDraw } from "./samples.queries.ts";

/** The samples of the bodies, each with the outcomes of its sheets' verifications. */
const sampleListing = listing(sampleList, {
  texts: sampleListTexts,
  also: async (db) => ({ left: await countUnchecked(db) }),
  matching: (db, { search, state, month }) =>
    db
      .selectFrom("verification_sample as p")
      .innerJoin("organization as o", "o.id", "p.organization_id")
      .innerJoinLateral(looks.as<"n">("n"), (join) => join.onTrue())
      .where(matchesWords(sql.ref("o.search_key"), search))
      .where((of) => of.and(conditionsOf({ "p.month": month })))
      .$if(state === "open", (query) => query.where("n.left", ">", 0))
      .$if(state === "done", (query) => query.where("n.left", "=", 0)),
  shown: (matching) =>
    matching
      .innerJoin("app_user as u", "u.id", "p.drawn_by")
      .select(["p.organization_id as organizationId", "o.description as organization", "p.id"])
      .select(["p.month", "p.rule", "p.drawn_at", "u.nick_name as drawnBy"])
      .select(["n.sheets", "n.verified", "n.deviations", "n.left"]),
  order: { always: ["-p.drawn_at", "-p.id"] },
  item: (row) => toResponse(row),
});

const looks = sql<{ sheets: number; verified: number; deviations: number; left: number }>`(
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

const seeds = 1_000_000;

export const sampleHandlers: Handlers<typeof samples> = {
  getOfBodies: sampleListing.getAll,
  exportOfBodies: sampleListing.export,
  getAll: (ctx) =>
    readBody(ctx, async (db) => ({ samples: await samplesOf(db, ctx.organizationId) })),
  getSheets: (ctx, input) =>
    readBody(ctx, async (db) => {
      const sheets = await sampledSheets(db, { ...input, userId: ctx.actor.userId });
      // Every sample is drawn with at least one sheet, so one without sheets is not of this body.
      if (sheets.length === 0) throw new Fault("not-found");
      return { sheets };
    }),
  /**
   * Draws sheets of a month for another verification, and stores rule, seed and number of sheets, so that anyone can
   * repeat the draw. Refused if no sheet matches the rule.
   */
  draw: (ctx, { month, rule, size, seed = randomInt(seeds) }) => {
    const { organizationId } = ctx;
    return write(ctx, "month.sample", async (tx) => {
      const found = await sheetsToDraw(tx, { organizationId, month, rule });
      const sheets = rule === "findings" ? await withFindings(ctx, tx, found, month) : found;
      const sample = drawn(sheets, { rule, seed, size });
      if (sample.length === 0) throw refused(sampleTexts.nothingToDraw);
      const id = uuid();
      const fields = { organization_id: organizationId, id, month, rule, seed };
      const population = sheets.length;
      await insertRow(tx, "verification_sample", {
        ...fields,
        population,
        drawn_at: ctx.now,
        drawn_by: ctx.actor.userId,
      });
      await insertRows(
        tx,
        "verification_sample_sheet",
        sample.map(({ structureId, date, score }, index) => ({
          ...inColumns({ organizationId, structureId, date, score }),
          sample_id: id,
          place: index + 1,
        })),
      );
      const after = { month, rule, seed, population, sheets: sample.length };
      const entry = entryOf("verification-sample", id, { after });
      return { entries: [entry], result: { id, seed, sheets: sample.length } };
    });
  },
  /**
   * Stores the outcome of verifying a sheet of a sample; a later outcome does not erase it. A deviation without a note is refused
   * on its field, a sheet with the actor's own record entirely; a sheet that is not in the sample is `not-found`.
   */
  decide: (ctx, input) => {
    const { organizationId, sampleId, structureId, date, outcome, note } = input;
    return write(ctx, "month.decideSheet", async (tx) => {
      await rowBy(tx, "verification_sample_sheet", {
        organization_id: organizationId,
        sample_id: sampleId,
        structure_id: structureId,
        date,
      });
      const { contractIds: own } = await ownAffairs(tx, ctx);
      const onSheet = own.size > 0 && (await isOnSheet(tx, input, [...own]));
      refuseOwn(onSheet, ownAffairTexts.sheet);
      if (outcome === "deviation" && note.length < 3)
        throw fieldFault("note", sampleTexts.deviationNeedsWords);
      await insertRow(tx, "verification_outcome", {
        ...inColumns({ organizationId, sampleId, structureId, date, outcome, note }),
        id: uuid(),
        at: ctx.now,
        by_user: ctx.actor.userId,
      });
      const entry = entryOf("verification-sample", sampleId, {
        structureId,
        date,
        reason: note,
        after: { outcome },
      });
      return { entries: [entry], result: { outcome } };
    });
  },
};

async function isOnSheet(
  db: Reader,
  { organizationId, structureId, date }: InputOf<typeof samples.decide>,
  contractIds: readonly string[],
): Promise<boolean> {
  const record = await db
    .selectFrom("attendance_record")
    .select("contract_id")
    .where((of) => of.and({ organization_id: organizationId, structure_id: structureId, date }))
    .where("contract_id", "in", contractIds)
    .executeTakeFirst();
  return record !== undefined;
}

async function countUnchecked(db: Reader): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as "left" from verification_sample_sheet s
    where not exists (
      select from verification_outcome x
      where x.organization_id = s.organization_id and x.sample_id = s.sample_id and x.structure_id = s.structure_id
        and x.date = s.date)`.execute(db);
  return rows[0]?.left ?? 0;
}

/** The sheets with the errors and warnings of their people on their day. */
async function withFindings(
  ctx: BodyContext,
  db: Reader,
  sheets: readonly SampleSheet[],
  month: InputOf<typeof samples.draw>["month"],
): Promise<SampleSheet[]> {
  const months = await monthsOfBody(db, { organizationId: ctx.organizationId, month });
  const structures = new Map(months.map((one) => [one.contractId, one.structureId]));
  const contractIds = [...structures.keys()];
  const findings = await findingsOfContracts(ctx, db, { contractIds, month, levels: "all" });
  const grave = findings.filter(({ level }) => level !== "information");
  const counts = Map.groupBy(
    grave,
    ({ contractId, date }) => `${structures.get(contractId ?? "")} ${date}`,
  );
  return sheets.map((sheet) => ({
    ...sheet,
    score: counts.get(`${sheet.structureId} ${sheet.date}`)?.length ?? 0,
  }));
}
