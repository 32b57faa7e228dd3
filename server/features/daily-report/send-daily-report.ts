import type { dailyReport } from "#api/daily-report.ts";
import type { OutputOf } from "#api/call.ts";
import { EmailField } from "#api/identity.ts";
import { dailyReportMail } from "#texts/mail.ts";
import type { Writer } from "#server/db/handles.ts";
import { hasRow } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { makeLinks } from "#server/features/links/public.ts";
import { instantInMail } from "#server/features/mail/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import {
  draftOfToday,
  type LockedStructure,
  lockStructure,
  isAnybodyExpected,
} from "./link-of-today.ts";
import { dayText } from "#texts/moment.ts";

type Outcome = OutputOf<typeof dailyReport.send>["outcome"];

/** Sends today's link to the person in charge of a structure. Throws `not-found` for a foreign structure. */
export const sendDailyReport: Handler<typeof dailyReport.send> = (ctx, { structureId }) =>
  sendReport(ctx, structureId, { again: true });

/**
 * Sends the day's link of a structure. Without `again`, nothing is sent if one was sent already; the structure's row is
 * locked meanwhile, so that of two concurrent calls only one sends.
 */
export async function sendReport(
  ctx: BodyContext,
  structureId: string,
  { again }: { again: boolean },
): Promise<{ outcome: Outcome }> {
  const calculator = await calculatorOf(ctx);
  return write(
    ctx,
    "daily-report.send",
    async (tx): Promise<{ entries: Entry[]; result: { outcome: Outcome } }> => {
      const structure = orNotFound(await lockStructure(tx, ctx, structureId));
      const recipient = structure.person_in_charge_email;
      if (!again && (await wasSent(tx, ctx, structureId)))
        return { entries: [], result: { outcome: "sent" } };
      if (recipient === "" || !EmailField.safeParse(recipient).success)
        return { entries: [], result: { outcome: "no-address" } };
      if (!(await isAnybodyExpected(tx, ctx, calculator, structureId)))
        return { entries: [], result: { outcome: "nobody-expected" } };
      return { entries: await linkOfToday(tx, ctx, structure), result: { outcome: "sent" } };
    },
  );
}

function wasSent(tx: Writer, ctx: BodyContext, structureId: string): Promise<boolean> {
  const { organizationId: organization_id, today: date } = ctx;
  return hasRow(tx, "link", { organization_id, structure_id: structureId, date });
}

async function linkOfToday(
  tx: Writer,
  ctx: BodyContext,
  structure: LockedStructure,
): Promise<Entry[]> {
  const draft = draftOfToday(ctx, structure);
  const day = dayText(ctx.today);
  const mail = {
    kind: "daily-report" as const,
    subject: dailyReportMail.subject(structure.title, day),
    text: dailyReportMail.text({
      name: structure.person_in_charge,
      structure: structure.title,
      organization: structure.description,
      day,
      until: instantInMail(draft.expiresAt),
    }),
  };
  const made = await makeLinks(tx, ctx, [{ ...draft, mail }]);
  return made.map(({ entry }) => entry);
}
