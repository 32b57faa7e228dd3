import { sql } from "kysely";
import { type imports, unknownCardList } from "#api/imports.ts";
import { asTold } from "#server/db/columns.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { assignCard } from "#server/features/employees/public.ts";
import { emptyTable } from "#server/integrations/files/exported-list.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { listing } from "#server/lists/listing.ts";
import { templateTexts } from "#texts/imports.ts";
import { unknownCardTexts } from "#texts/punch-pages.ts";
import { contractColumns } from "./contract-columns.ts";
import { contractImport } from "./contract-import.ts";
import { employeeColumns } from "./employee-columns.ts";
import { employeeImport } from "./employee-import.ts";
import { applyFile, previewFile } from "./import-file.ts";
import { importPunches } from "./import-punches.ts";
import { readPunchedRange } from "./read-punched-range.ts";

type Card = { cardNumber: string; punches: number; firstAt: Date; lastAt: Date };

const mostShown = 2000;

/** Cards whose punches wait for a holder, those with most punches first. */
const unknownCardListing = listing(unknownCardList, {
  texts: unknownCardTexts,
  matching: (db, { organizationId }) =>
    db.selectFrom(
      sql<Card>`(
        select card_number as "cardNumber", count(*)::int as punches, min(at) as "firstAt", max(at) as "lastAt"
        from punch
        where organization_id = ${organizationId} and employee_id is null
        group by card_number)`.as<"c">("c"),
    ),
  shown: (matching) => matching.selectAll(),
  order: { always: ["-c.punches", "c.cardNumber"] },
  item: (row) => asTold(row),
});

export const importHandlers: Handlers<typeof imports> = {
  /** An empty file with the headers that an import recognises. */
  getTemplate: async (_, { of, format }) => {
    const columns = of === "employees" ? employeeColumns : contractColumns;
    return emptyTable(
      templateTexts[of],
      format,
      columns.filter(({ isAlternative }) => !isAlternative).map(({ header }) => header),
    );
  },
  previewEmployees: (ctx, _input, bytes) => previewFile(ctx, employeeImport, bytes),
  applyEmployees: (ctx, input, bytes) => applyFile(ctx, employeeImport, input, bytes),
  previewContracts: (ctx, _input, bytes) => previewFile(ctx, contractImport, bytes),
  applyContracts: (ctx, input, bytes) => applyFile(ctx, contractImport, input, bytes),
  punches: importPunches,
  getUnknownCards: unknownCardListing.getAll,
  exportUnknownCards: unknownCardListing.export,
  assignCard,
  /** What the punches say of the days of a structure; at most 2,000 of them are shown. */
  proposeFromPunches: async (ctx, input) => {
    const { proposals, questions, same } = await readPunchedRange(ctx, input);
    const shown = proposals.slice(0, mostShown);
    const asked = questions.slice(0, mostShown - shown.length);
    return {
      proposals: shown,
      questions: asked,
      same,
      more: proposals.length - shown.length + questions.length - asked.length,
    };
  },
  /**
   * Records the chosen days as the punches now say, each with its own outcome. A day that they no longer speak of is left
   * out. Throws `not-found` for a contract that has nothing to do with the structure.
   */
  applyPunches: async (ctx, { days, reopens, reason, ...range }) => {
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
    return saveRecords({ ...ctx, source: "device" }, asked);
  },
};
