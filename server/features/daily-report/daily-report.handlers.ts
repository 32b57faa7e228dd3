import type { InputOf, OutputOf } from "#api/call.ts";
import type { dailyReport } from "#api/daily-report.ts";
import type { Writer } from "#server/db/handles.ts";
import { submitSheet, saveRecords, calculatorOf } from "#server/features/attendance/public.ts";
import {
  useLink,
  requireUnused,
  entryOfLink,
  type MadeLink,
  makeLinks,
} from "#server/features/links/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, orNotFound, refused } from "#server/kernel/fault.ts";
import { linkState } from "#server/kernel/link-state.ts";
import { type WriteOutcome, write } from "#server/kernel/write.ts";
import { linkTexts } from "#texts/links.ts";
import {
  draftOfToday,
  type LockedStructure,
  lockStructure,
  isAnybodyExpected,
} from "./link-of-today.ts";
import { reportOfDay } from "./report-of-day.ts";
import { sendDailyReport } from "./send-daily-report.ts";

type Copied = OutputOf<typeof dailyReport.copyLink>;

type HeldLink = MadeLink & { expiresAt: Date };

export const dailyReportHandlers: Handlers<typeof dailyReport> = {
  get: (ctx) => reportOfDay(ctx),
  /**
   * Saves records of the link's own sheet, by the same rules as the day sheet; the ledger names the link and its
   * recipient. Throws `refused` once the sheet was submitted by the link.
   */
  save: (ctx, input) => {
    const { structureId, date } = ctx.link;
    const records = input.records.map(({ intervals, ...record }) => ({
      ...record,
      date,
      intervals: intervals.map((interval) => ({ ...interval, mark: "link" as const })),
    }));
    const request = {
      organizationId: ctx.organizationId,
      structureId,
      records,
      reopens: null,
      reason: "",
    };
    return saveRecords(ctx, request, (tx) => requireUnused(tx, ctx));
  },
  /** Submits the link's own sheet, once; refusals are those of the day sheet. */
  submit: (ctx, { version }) => {
    const { structureId, date } = ctx.link;
    const input = { organizationId: ctx.organizationId, structureId, date, version };
    return submitSheet(ctx, input, (tx) => useLink(tx, ctx));
  },
  send: sendDailyReport,
  /**
   * Returns the address of a day's link to a user who may send it, to be handed over without a mail; the ledger names
   * the user. A valid link stays valid; if there is none, today gets one. The response is not stored. Throws
   * `not-found` for a foreign structure, `refused` for another day without a valid link.
   */
  copyLink: async (ctx, input) => {
    const calculator = await calculatorOf(ctx);
    const unkept = { ...ctx, repeat: null };
    return write(unkept, "daily-report.copy", async (tx): Promise<WriteOutcome<Copied>> => {
      const structure = orNotFound(await lockStructure(tx, ctx, input.structureId));
      const openLink = await readOpenLink(tx, ctx, structure, input);
      if (openLink) return outcomeOfLink(openLink);
      if (input.date !== ctx.today) throw refused(linkTexts.notToday);
      const draft = draftOfToday(ctx, structure);
      if (draft.recipientName === "")
        return { entries: [], result: { outcome: "nobody-in-charge" } };
      if (!(await isAnybodyExpected(tx, ctx, calculator, input.structureId)))
        return { entries: [], result: { outcome: "nobody-expected" } };
      const [made] = await makeLinks(tx, ctx, [{ ...draft, mail: null }]);
      if (!made) throw new Fault("unexpected");
      return outcomeOfLink({ ...made, expiresAt: draft.expiresAt });
    });
  },
};

function outcomeOfLink({ entry, address, expiresAt }: HeldLink): WriteOutcome<Copied> {
  return {
    entries: [entry],
    result: { outcome: "given", address, expiresAt: expiresAt.toISOString() },
  };
}

/** The day's link that still opens its sheet for the person in charge, with its address. */
async function readOpenLink(
  tx: Writer,
  ctx: BodyContext,
  structure: LockedStructure,
  { date }: InputOf<typeof dailyReport.copyLink>,
): Promise<HeldLink | null> {
  const link = await tx
    .selectFrom("link as l")
    .select(["l.id", "l.sealed_address", "l.recipient_name", "l.expires_at"])
    .where("l.organization_id", "=", ctx.organizationId)
    .where("l.structure_id", "=", structure.id)
    .where("l.date", "=", date)
    .where("l.kind", "=", "daily-report")
    .where("l.sealed_address", "is not", null)
    .where(linkState(ctx.now), "=", "open")
    .orderBy("l.made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!link?.sealed_address) return null;
  const entry = entryOfLink({
    id: link.id,
    opens: { kind: "daily-report", date },
    structureId: structure.id,
    recipientName: link.recipient_name,
    expiresAt: link.expires_at,
  });
  return {
    entry,
    address: ctx.secrets.open("link", link.sealed_address),
    expiresAt: link.expires_at,
  };
}
