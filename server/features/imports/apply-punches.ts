import type { imports } from "#api/imports.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readPunchedRange } from "./read-punched-range.ts";

/**
 * Records the chosen days as the punches now say, each with its own outcome. A day that they no longer speak of is left
 * out. Throws `not-found` for a contract that has nothing to do with the structure.
 */
export const applyPunches: Handler<typeof imports.applyPunches> = async (
  ctx,
  { days, reopens, reason, ...range },
) => {
  const { proposals, questions, contracts } = await readPunchedRange(ctx, range);
  if ([...days, ...reopens].some(({ contractId }) => !contracts.has(contractId)))
    throw new Fault("not-found");
  const punched = new Map(
    [...proposals, ...questions].map((one) => [`${one.contractId} ${one.date}`, one.intervals]),
  );
  const records = days.flatMap(({ contractId, date, version }) => {
    const intervals = punched.get(`${contractId} ${date}`);
    return intervals ? [{ contractId, date, version, intervals }] : [];
  });
  if (records.length === 0) return { records: [] };
  const { organizationId, structureId } = range;
  const recorded = new Set(records.map(({ contractId }) => contractId));
  const reopening = reopens.filter(({ contractId }) => recorded.has(contractId));
  const asked = { organizationId, structureId, records, reopens: reopening, reason };
  return saveRecords(ctx, asked, "device");
};
