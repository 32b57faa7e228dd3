import type { verifications } from "#api/verifications.ts";
import { emptyTotals } from "#domain/attendance/month.ts";
import { refusalToMonthAct } from "#domain/attendance/monthly.ts";
import { type ReasonMask, reasonMask } from "#server/features/attendance/public.ts";
import { moveMonths } from "#server/features/month-acts/public.ts";
import type { Reader } from "#server/db/handles.ts";
import { drawApart } from "#server/integrations/print/draw-apart.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Fault, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { withLastAct, monthRefusalTexts } from "#texts/monthly-contracts.ts";
import { historyTexts } from "#texts/history.ts";
import { fileName } from "#texts/print.ts";
import { sheetActReasons } from "#texts/verification.ts";
import { boardOf } from "./board.ts";
import { digestOfMonth, type StructureMonth } from "./digest-of-month.ts";
import { unexplainedWarnings } from "./finding-notes.ts";
import { checkOfStructure, countsByLevel } from "./findings-of-structure.ts";
import { lastMonthAct, type MonthsQuery, totalsByStructure } from "./months.queries.ts";
import { printedSheet } from "./printed-sheet.ts";
import { requireStructure } from "./require-structure.ts";
import { reopenSheets } from "./sheets-of-month.ts";
import { signMonth, lockMonthsOfStructure } from "./sign-month.ts";
import { type Signature, currentSignatures } from "./signature.queries.ts";

const none = { digest: null, doubts: null, returned: null, lastAct: null };

const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Calls = Omit<typeof verifications, "startVolume" | "stopVolume" | "getVolume" | "takeVolume">;

export const verificationHandlers: Handlers<Calls> = {
  /**
   * Structures with what their month lacks, totals and signature; for a single one also digest and findings, without
   * the actor's own months. Throws `not-found` when the requested structure is foreign.
   */
  getSignable: async (ctx, input) => {
    const { organizationId, month, structureId } = input;
    const query = { organizationId, month, ...(structureId ? { structureId } : {}) };
    if (structureId)
      await readBody(ctx, (db) => requireStructure(db, { organizationId, structureId }));
    const [board, reasons] = await Promise.all([boardOf(ctx, query), reasonMask(ctx)]);
    const { totals, signatures } = await readBody(ctx, async (db) => ({
      totals: await totalsByStructure(db, query),
      signatures: new Map((await currentSignatures(db, query)).map(signatureByStructure)),
    }));
    const found = structureId
      ? await foundOf(ctx, { organizationId, month, structureId }, reasons)
      : none;
    return {
      structures: board.map((row) => {
        const signature = signatures.get(row.structureId);
        return {
          ...row,
          ...found,
          totals: reasons.totals({ ...emptyTotals(), ...totals.get(row.structureId) }),
          signature: signature ?? null,
        };
      }),
    };
  },
  sign: signMonth,
  /**
   * Withdraws the signature over a structure's month, with a reason: its months become drafts again and its sheets
   * return to their previous state. Refused if nothing is signed, and once a month of the structure is approved.
   */
  withdraw: (ctx, input) => {
    const { structureId, month, reason } = input;
    return write(ctx, "month.withdraw", async (tx) => {
      const months = await lockMonthsOfStructure(tx, input);
      const signed = months.filter(
        ({ state }) => refusalToMonthAct("withdraw", state, ctx.actor.role) === null,
      );
      const isApproved = months.some(({ state }) => state === "approved" || state === "paid");
      if (signed.length === 0 || isApproved) throw await movedByAnother(tx, input);
      const why = sheetActReasons.withdrawn(reason);
      const sheets = await reopenSheets(tx, ctx, { structureId, month, why });
      const moved = await moveMonths(tx, ctx, signed, { month, state: "draft", reason });
      return { entries: [...moved, ...sheets], result: { withdrawn: moved.length } };
    });
  },
  /** The monthly sheet of a structure as PDF: with its proof if signed, else marked as a draft. */
  printPdf: async (ctx, input) => {
    const month = await printedSheet(ctx, input);
    const name = fileName(month.structure.code, input.month, "pdf");
    return { name, type: "application/pdf", bytes: await drawApart({ kind: "month", month }) };
  },
  /** The same sheet as a workbook. */
  printXlsx: async (ctx, input) => {
    const month = await printedSheet(ctx, input);
    const name = fileName(month.structure.code, input.month, "xlsx");
    return { name, type: xlsxType, bytes: await drawApart({ kind: "workbook", month }) };
  },
};

/** The refusal of an act for which another was first: it names the last one. */
async function movedByAnother(db: Reader, structureMonth: StructureMonth): Promise<Fault> {
  const last = await lastMonthAct(db, structureMonth);
  const forbids = monthRefusalTexts["state-forbids"];
  return refused(last ? withLastAct(forbids, last) : forbids);
}

function signatureByStructure({
  structureId,
  signedAt,
  leftOut: _leftOut,
  ...signature
}: Signature) {
  return [structureId, { ...signature, signedAt: signedAt.toISOString() }] as const;
}

async function foundOf(ctx: BodyContext, query: Required<MonthsQuery>, reasons: ReasonMask) {
  const { own, digest, returned, last } = await readBody(ctx, async (db) => {
    const { contractIds: own } = await ownAffairs(db, ctx);
    const digest = await digestOfMonth(db, { ...query, leftOut: [...own] });
    const returned = await lastMonthAct(db, query, "returned");
    return { own, digest, returned, last: await lastMonthAct(db, query) };
  });
  const { findings: all } = await checkOfStructure(ctx, query);
  const findings = all.filter(({ contractId }) => !own.has(contractId ?? ""));
  const { errors } = countsByLevel(findings);
  const open = await readBody(ctx, (db) => unexplainedWarnings(db, { ...query, findings }));
  return {
    digest,
    doubts: { errors, warnings: open.length },
    returned: returned
      ? {
          at: returned.at.toISOString(),
          by: returned.by ?? historyTexts.nobody,
          reason: reasons.saidOf("month.return", returned.reason),
        }
      : null,
    lastAct: last
      ? { state: last.state, at: last.at.toISOString(), by: last.by ?? historyTexts.nobody }
      : null,
  };
}
