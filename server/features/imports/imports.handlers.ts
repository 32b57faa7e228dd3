import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { type imports, unknownCardList } from "#api/imports.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { clockToleranceMs } from "#domain/devices/reader-line.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { saveRecords } from "#server/features/attendance/public.ts";
import { assignCard } from "#server/features/employees/public.ts";
import { decodeText } from "#server/integrations/files/decode-text.ts";
import { emptyTable } from "#server/integrations/files/exported-list.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { listing } from "#server/lists/listing.ts";
import { templateTexts, importTexts } from "#texts/imports.ts";
import { unknownCardTexts, punchPageTexts } from "#texts/punch-pages.ts";
import { type AttlogPunch, parseAttlog } from "./attlog.ts";
import { contractColumns } from "./contract-columns.ts";
import { contractImport } from "./contract-import.ts";
import { employeeColumns } from "./employee-columns.ts";
import { employeeImport } from "./employee-import.ts";
import { applyFile, previewFile } from "./import-file.ts";
import { structureColumns } from "./structure-columns.ts";
import { structureImport } from "./structure-import.ts";
import { readPunchedRange } from "./read-punched-range.ts";

const batchSize = 20_000;

const mostBadLines = 50;

const mostShown = 2000;

/** Cards whose punches wait for a holder, those with most punches first. */
const unknownCardListing = listing(unknownCardList, {
  texts: unknownCardTexts,
  matching: (db, { organizationId }) =>
    db.selectFrom(
      sql<{ cardNumber: string; punches: number; firstAt: Date; lastAt: Date }>`(
        select card_number as "cardNumber", count(*)::int as punches, min(at) as "firstAt", max(at) as "lastAt"
        from punch
        where organization_id = ${organizationId} and employee_id is null
        group by card_number)`.as<"c">("c"),
    ),
  shown: (matching) => matching.selectAll(),
  order: { always: ["-c.punches", "c.cardNumber"] },
  item: (row) => toResponse(row),
});

const columnsOf = {
  structures: structureColumns,
  employees: employeeColumns,
  contracts: contractColumns,
};

export const importHandlers: Handlers<typeof imports> = {
  /** An empty file with the headers that an import recognises. */
  getTemplate: async (_, { of, format }) => {
    return emptyTable(
      templateTexts[of],
      format,
      columnsOf[of].filter(({ isAlternative }) => !isAlternative).map(({ header }) => header),
    );
  },
  previewStructures: (ctx, _input, bytes) => previewFile(ctx, structureImport, bytes),
  applyStructures: (ctx, input, bytes) => applyFile(ctx, structureImport, input, bytes),
  previewEmployees: (ctx, _input, bytes) => previewFile(ctx, employeeImport, bytes),
  applyEmployees: (ctx, input, bytes) => applyFile(ctx, employeeImport, input, bytes),
  previewContracts: (ctx, _input, bytes) => previewFile(ctx, contractImport, bytes),
  applyContracts: (ctx, input, bytes) => applyFile(ctx, contractImport, input, bytes),
  /**
   * Stores the raw lines of a card reader. A known line changes nothing; one whose card has no holder waits until a
   * person assigns the card to someone. Times in the future are left out, since they could not be withdrawn.
   */
  punches: async (ctx, { organizationId, fileName }, bytes) => {
    const { lines, punches: read, bad } = await parseAttlog(decodeText(bytes));
    const latest = ctx.now.getTime() + clockToleranceMs;
    const punches = read.filter(({ at }) => Date.parse(at) <= latest);
    const ahead = read.length - punches.length;
    if (punches.length === 0)
      throw new Fault("invalid", {
        detail: ahead > 0 ? punchPageTexts.ahead(ahead) : importTexts.noPunches,
      });
    const days = punches.map(({ at }) => at).toSorted();
    const [first = "", last = ""] = [days[0], days.at(-1)];
    return write({ ...ctx, source: "import" }, "punch.import", async (tx) => {
      let added = 0;
      for (let start = 0; start < punches.length; start += batchSize)
        added += await storePunches(tx, organizationId, punches.slice(start, start + batchSize));
      const result = {
        lines,
        added,
        known: punches.length - added,
        unknownCards: await unknownCardsAmong(tx, organizationId, punches),
        bad: bad.length,
        badLines: bad.slice(0, mostBadLines),
        ambiguous: punches.filter(({ isAmbiguous }) => isAmbiguous).length,
        ahead,
        from: dayAt(first),
        to: dayAt(last),
      };
      const { badLines: _, ...after } = result;
      return { entries: added > 0 ? [entryOf("punch-file", fileName, { after })] : [], result };
    });
  },
  getUnknownCards: unknownCardListing.getAll,
  exportUnknownCards: unknownCardListing.export,
  assignCard,
  /** What the punches propose for the days of a structure; at most 2,000 are shown. */
  proposeFromPunches: async (ctx, input) => {
    const { proposals, questions, same } = await readPunchedRange(ctx, input);
    const firstProposals = proposals.slice(0, mostShown);
    const firstQuestions = questions.slice(0, mostShown - firstProposals.length);
    return {
      proposals: firstProposals,
      questions: firstQuestions,
      same,
      more: proposals.length - firstProposals.length + questions.length - firstQuestions.length,
    };
  },
  /**
   * Records the chosen days as the punches show them now, each with its own outcome. A day without punches by now is
   * left out. Throws `not-found` for a contract that has nothing to do with the structure.
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
    const input = { organizationId, structureId, records, reopens: reopening, reason };
    return saveRecords({ ...ctx, source: "device" }, input);
  },
};

async function storePunches(
  tx: Writer,
  organizationId: string,
  punches: readonly AttlogPunch[],
): Promise<number> {
  const column = (of: (punch: AttlogPunch) => string) => punches.map(of);
  const { numAffectedRows } = await sql`
    insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
    select ${organizationId}::uuid, n.id, 'attlog', n.card_number, n.at, n.direction, n.raw_line, e.id
    from unnest(${column(() => uuid())}::uuid[], ${column((one) => one.cardNumber)}::text[],
      ${column((one) => one.at)}::timestamptz[], ${column((one) => one.direction)}::text[],
      ${column((one) => one.rawLine)}::text[]) as n(id, card_number, at, direction, raw_line)
    left join employee e on e.organization_id = ${organizationId} and e.card_number = n.card_number
    on conflict (organization_id, source, card_number, at, direction) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function unknownCardsAmong(
  tx: Writer,
  organizationId: string,
  punches: readonly AttlogPunch[],
): Promise<number> {
  const cards = [...new Set(punches.map(({ cardNumber }) => cardNumber))];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unnest(${cards}::text[]) as n(card_number)
    where not exists (
      select from employee e where e.organization_id = ${organizationId} and e.card_number = n.card_number)
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
