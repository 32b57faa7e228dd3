import type { dailyReport } from "#api/daily-report.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { EmailField } from "#api/identity.ts";
import { dailyReportMail } from "#texts/mail.ts";
import type { Writer } from "#server/db/handles.ts";
import { resultsOfDay, type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import { type LinkDraft, makeLinks } from "#server/features/links/public.ts";
import { dayInMail, instantInMail } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { type Entry, type Source, write } from "#server/kernel/write.ts";

const validHours = 72;

type Outcome = OutputOf<typeof dailyReport.send>["outcome"];

/** Sends today's link to the person in charge of a structure. Throws `not-found` for a foreign structure. */
export function sendDailyReport(
  ctx: BodyContext,
  { structureId }: InputOf<typeof dailyReport.send>,
): Promise<OutputOf<typeof dailyReport.send>> {
  return sendReport(ctx, structureId, { again: true, source: "web" });
}

/**
 * Sends the day's link of a structure. Not `again`: nothing, where one was sent already; the structure's row is held
 * meanwhile, so that of two who look one sends.
 */
export async function sendReport(
  ctx: BodyContext,
  structureId: string,
  { again, source }: { again: boolean; source: Source },
): Promise<{ outcome: Outcome }> {
  const calculator = await calculatorOf(ctx);
  return write(
    ctx,
    "daily-report.send",
    async (tx): Promise<{ entries: Entry[]; result: { outcome: Outcome } }> => {
      const structure = await heldStructure(tx, ctx, structureId);
      if (!structure) throw new Fault("not-found");
      const recipient = structure.person_in_charge_email;
      if (!again && (await wasSent(tx, ctx, structureId)))
        return { entries: [], result: { outcome: "sent" } };
      if (recipient === "" || !EmailField.safeParse(recipient).success)
        return { entries: [], result: { outcome: "no-address" } };
      if (!(await isAnybodyExpected(tx, ctx, calculator, structureId)))
        return { entries: [], result: { outcome: "nobody-expected" } };
      return { entries: await linkOfToday(tx, ctx, structure), result: { outcome: "sent" } };
    },
    source,
  );
}

function heldStructure(tx: Writer, ctx: BodyContext, structureId: string) {
  return tx
    .selectFrom("structure as s")
    .innerJoin("organization as o", "o.id", "s.organization_id")
    .select(["s.id", "s.title", "s.person_in_charge", "s.person_in_charge_email", "o.description"])
    .where("s.organization_id", "=", ctx.organizationId)
    .where("s.id", "=", structureId)
    .forUpdate("s")
    .executeTakeFirst();
}

async function wasSent(tx: Writer, ctx: BodyContext, structureId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("link")
    .select("id")
    .where("organization_id", "=", ctx.organizationId)
    .where("structure_id", "=", structureId)
    .where("date", "=", ctx.today)
    .executeTakeFirst();
  return found !== undefined;
}

async function isAnybodyExpected(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  structureId: string,
): Promise<boolean> {
  const results = await resultsOfDay(tx, ctx, calculator, structureId, ctx.today);
  return results.some(({ plannedMinutes }) => plannedMinutes > 0);
}

type Held = NonNullable<Awaited<ReturnType<typeof heldStructure>>>;

function linkOfToday(tx: Writer, ctx: BodyContext, structure: Held): Promise<Entry[]> {
  const expiresAt = new Date(ctx.now.getTime() + validHours * 3_600_000);
  const day = dayInMail(ctx.today);
  const link: LinkDraft = {
    opens: { kind: "daily-report", date: ctx.today },
    structureId: structure.id,
    recipient: structure.person_in_charge_email,
    recipientName: structure.person_in_charge || structure.person_in_charge_email,
    expiresAt,
    path: (token) => `/daily-report/${token}`,
    mail: {
      kind: "daily-report",
      subject: dailyReportMail.subject(structure.title, day),
      text: dailyReportMail.text({
        name: structure.person_in_charge,
        structure: structure.title,
        organization: structure.description,
        day,
        until: instantInMail(expiresAt),
      }),
    },
  };
  return makeLinks(tx, ctx, [link]);
}
