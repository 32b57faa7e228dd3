import { sql } from "kysely";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import { moveMonths, type LockedMonth } from "#server/features/month-acts/public.ts";
import { payUnchangedMonths } from "#server/features/payments/public.ts";
import {
  boardOf,
  monthsOfStructure,
  requireStructure,
  storeNotes,
  beginCheck,
  findingsOfContracts,
  storeChecks,
  checkOfStructure,
  countsByLevel,
  findingNotes,
  noteKey,
  noteOut,
  peopleOf,
  reopenSheets,
  standingSignatures,
} from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { NewNotification } from "#server/kernel/notifications.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody, readTogether } from "#server/kernel/read-body.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import { monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { sheetActReasons } from "#texts/verification.ts";
import { computeMonths } from "./compute-months.ts";
import { countersignMonths } from "./countersign-months.ts";
import { exportMonths } from "./export-months.ts";
import {
  type Filter,
  monthlyContractCount,
  monthlyContractRows,
  monthlyContractsText,
} from "./monthly-contracts.queries.ts";
import { doubtsOfPeople } from "./doubts-of-people.ts";
import { lockRows, outcomesOf } from "./row-outcomes.ts";
import { submitMonths } from "./submit-months.ts";

const mostFindings = 1000;

export const monthlyContractHandlers: Handlers<typeof monthlyContracts> = {
  getAll: (ctx, { skip, take, month = monthOf(ctx.today), ...rest }) =>
    listMonths(ctx, { ...rest, month }, { skip, take }),
  export: (ctx, { month = monthOf(ctx.today), ...rest }) => exportMonths(ctx, { ...rest, month }),
  getBoard: async (ctx, input) => ({ structures: await boardOf(ctx, input) }),
  /** All findings of a structure's month, computed from the stored data. Throws `not-found` for a foreign structure. */
  getFindings: async (ctx, input) => {
    const { organizationId } = input;
    await readBody(ctx, (db) => requireStructure(db, input));
    const { findings: all, rules, contracts, pendingDays } = await checkOfStructure(ctx, input);
    const findings = all.slice(0, mostFindings);
    const contractIds = [...new Set(all.flatMap(({ contractId }) => contractId ?? []))];
    const { people, notes } = await readBody(ctx, async (db) => ({
      people: await peopleOf(db, organizationId, contractIds),
      notes: await findingNotes(db, { organizationId, month: input.month, contractIds }),
    }));
    const names = new Map(people.map((one) => [one.contractId, personName(one)]));
    return {
      findings: findings.map((one) => ({
        ...one,
        person: names.get(one.contractId ?? "") ?? null,
        note: noteOut(notes.get(noteKey(one))),
      })),
      ...countsByLevel(all),
      people: doubtsOfPeople(all, (one) => notes.has(noteKey(one))),
      rules: [...rules.keys()].toSorted(),
      contracts,
      partly: Object.fromEntries([...rules].filter(([, count]) => count < contracts)),
      pendingDays,
    };
  },
  compute: computeMonths,
  /**
   * Runs the rules of a structure's month again and stores the results for the board. Does not change the months, and
   * may be repeated. Throws `not-found` for a foreign structure.
   */
  check: async (ctx, input) => {
    const { organizationId, month } = input;
    const begun = await beginCheck(ctx);
    return write(ctx, "month.check", async (tx) => {
      await requireStructure(tx, input);
      const months = await monthsOfStructure(tx, input);
      const contractIds = months.map(({ contractId }) => contractId);
      const findings = await findingsOfContracts(ctx, tx, { contractIds, month, levels: "all" });
      await storeChecks(tx, { organizationId, month, contractIds, findings, begun });
      return { entries: [], result: { checked: contractIds.length } };
    });
  },
  /**
   * Leaves one note on findings of a structure's month that explains why they are acceptable. A finding that changes
   * afterwards needs a new note. Throws `not-found` when a contract is not of the structure's month.
   */
  explain: (ctx, input) => {
    const { month, findings, note } = input;
    return write(ctx, "month.explain", async (tx) => {
      await requireStructure(tx, input);
      const known = new Set((await monthsOfStructure(tx, input)).map((one) => one.contractId));
      if (findings.some(({ contractId }) => !known.has(contractId))) throw new Fault("not-found");
      const entries = await storeNotes(tx, ctx, { month, findings, note });
      return { entries, result: { explained: entries.length } };
    });
  },
  submit: submitMonths,
  countersign: countersignMonths,
  /**
   * Returns months for correction, each with its own outcome. A signature over one of them becomes void: the sheets
   * that it locked are reopened, while the records of the structure's months that stay signed remain closed.
   */
  return: (ctx, { month, rows, reason }) => {
    const { organizationId } = ctx;
    return write(ctx, "month.return", async (tx) => {
      const locked = await lockRows(tx, { organizationId, month, rows });
      const { contractIds: own } = await ownAffairs(tx, ctx);
      const { accepted, outcomes } = outcomesOf(rows, locked, {
        own,
        to: "returned",
        refusalsTo: ({ state }) => {
          const refusal = refusalToMonthAct("return", state, ctx.actor.role);
          return refusal ? [monthRefusalTexts[refusal]] : [];
        },
      });
      const why = sheetActReasons.returned(reason);
      const entries: Entry[] = [];
      for (const structureId of new Set(accepted.map((one) => one.structureId)))
        entries.push(...(await reopenSheets(tx, ctx, { structureId, month, why })));
      entries.push(...(await moveMonths(tx, ctx, accepted, { month, state: "returned", reason })));
      const notifications = closedBy(ctx, accepted, { month, kind: "month-returned" });
      return { entries, notifications, result: { rows: outcomes } };
    });
  },
  /**
   * Approves signed months for payment, each with its own outcome. A month is refused if its structure's signature is void, since
   * what would be paid is not what was signed. A month that was paid before and whose amount is unchanged becomes paid.
   */
  approve: async (ctx, { month, rows }) => {
    const { organizationId } = ctx;
    const calculator = await calculatorOf(ctx);
    return write(ctx, "month.approve", async (tx) => {
      const locked = await lockRows(tx, { organizationId, month, rows });
      const signatures = await standingSignatures(tx, { organizationId, month });
      const signed = new Set(signatures.map(({ structureId }) => structureId));
      const { contractIds: own } = await ownAffairs(tx, ctx);
      const { accepted, outcomes } = outcomesOf(rows, locked, {
        own,
        to: "approved",
        refusalsTo: ({ state, structureId }) => {
          const refusal = refusalToMonthAct("approve", state, ctx.actor.role);
          if (refusal) return [monthRefusalTexts[refusal]];
          return signed.has(structureId) ? [] : [monthRefusalTexts["signature-fell"]];
        },
      });
      const to = { month, state: "approved", reason: "" } as const;
      const approved = await moveMonths(tx, ctx, accepted, to);
      const months = accepted.map(({ contractId }) => ({ contractId, month }));
      const paid = await payUnchangedMonths(tx, ctx, calculator, months);
      return {
        entries: [...approved, ...paid.entries],
        notifications: closedBy(ctx, accepted, { month, kind: "month-approved" }),
        result: {
          rows: outcomes.map((row) =>
            paid.contractIds.has(row.contractId)
              ? { ...row, state: "paid", version: row.version + 1 }
              : row,
          ),
        },
      };
    });
  },
};

/** A page of the months that match the filter, with the totals that the user may see. */
async function listMonths(
  ctx: BodyContext,
  filter: Filter,
  page: { skip: number; take: number },
): Promise<string> {
  const { hides, totals } = await reasonMask(ctx);
  const { userId } = ctx.actor;
  if (!hides) {
    const statements = monthlyContractsText(filter, ctx, page);
    const found = await readTogether(ctx, [ctx.organizationId], statements);
    // Guarantee: the query is one statement that returns one row.
    const [[{ text }]] = found as [[{ text: string }]];
    return text;
  }
  const [items, total] = await readBody(ctx, (db) =>
    Promise.all([
      monthlyContractRows(db, filter, { totals, userId }, page),
      monthlyContractCount(db, filter),
    ]),
  );
  return JSON.stringify({ items, total });
}

/** Notifies the users who submitted or signed the months of the outcome; empty if there are no months. */
function closedBy(
  { organizationId, now }: BodyContext,
  months: readonly LockedMonth[],
  { month, kind }: { month: Month; kind: "month-returned" | "month-approved" },
): NewNotification[] {
  if (months.length === 0) return [];
  const contractIds = months.map(({ contractId }) => contractId);
  const to = sql`
    select a.by_user from monthly_contract_act a
    where a.organization_id = ${organizationId} and a.month = ${month} and a.state in ('submitted', 'signed')
      and a.contract_id = any (${contractIds}::uuid[])`;
  return [{ to, kind, params: { month }, at: now }];
}
