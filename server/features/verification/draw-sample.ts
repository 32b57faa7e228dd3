import { randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { samples } from "#api/samples.ts";
import { drawSample as drawn, type SampleSheet } from "#domain/verification/sample.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { sampleTexts } from "#texts/samples.ts";
import { findingsOfContracts } from "./findings.ts";
import { monthsOfBody } from "./months.queries.ts";
import { sheetsToDraw } from "./samples.queries.ts";

type Input = InputOf<typeof samples.draw>;

const seeds = 1_000_000;

/**
 * Draws sheets of a month to be looked at again, and keeps rule, seed and number of sheets, so that anyone can repeat the
 * draw. Refused where no sheet answers the rule.
 */
export function drawSample(
  ctx: BodyContext,
  { month, rule, size, seed = randomInt(seeds) }: Input,
): Promise<OutputOf<typeof samples.draw>> {
  const { organizationId } = ctx;
  return write(ctx, "month.sample", async (tx) => {
    const found = await sheetsToDraw(tx, { organizationId, month, rule });
    const sheets = rule === "findings" ? await withFindings(ctx, tx, found, month) : found;
    const sample = drawn(sheets, { rule, seed, size });
    if (sample.length === 0) throw new Fault("refused", { detail: sampleTexts.nothingToDraw });
    const id = uuid();
    const kept = { organization_id: organizationId, id, month, rule, seed };
    const population = sheets.length;
    await tx
      .insertInto("verification_sample")
      .values({ ...kept, population, drawn_at: ctx.now, drawn_by: ctx.actor.userId })
      .execute();
    await tx
      .insertInto("verification_sample_sheet")
      .values(
        sample.map(({ structureId, date, score }, index) => ({
          organization_id: organizationId,
          sample_id: id,
          structure_id: structureId,
          date,
          place: index + 1,
          score,
        })),
      )
      .execute();
    const after = { month, rule, seed, population, sheets: sample.length };
    const entry = {
      subjectKind: "verification-sample" as const,
      subjectId: id,
      before: null,
      after,
    };
    return { entries: [entry], result: { id, seed, sheets: sample.length } };
  });
}

/** The sheets with the errors and warnings of their people on their day. */
async function withFindings(
  ctx: BodyContext,
  db: Reader,
  sheets: readonly SampleSheet[],
  month: Input["month"],
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
