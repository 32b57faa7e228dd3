import type { Writer } from "#server/db/handles.ts";
import { type Calculator, resultsOfDay } from "#server/features/attendance/public.ts";
import type { LinkDraft } from "#server/features/links/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

const validHours = 72;

/** The structure's data for its link, with the structure's row locked. */
export function lockStructure(tx: Writer, ctx: BodyContext, structureId: string) {
  return tx
    .selectFrom("structure as s")
    .innerJoin("organization as o", "o.id", "s.organization_id")
    .select(["s.id", "s.title", "s.person_in_charge", "s.person_in_charge_email", "o.description"])
    .where((of) => of.and({ "s.organization_id": ctx.organizationId, "s.id": structureId }))
    .forUpdate("s")
    .executeTakeFirst();
}

export type LockedStructure = NonNullable<Awaited<ReturnType<typeof lockStructure>>>;

/** Whether anyone is expected, so that a link of today would have something to show. */
export async function isAnybodyExpected(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  structureId: string,
): Promise<boolean> {
  const results = await resultsOfDay(tx, ctx, calculator, structureId, ctx.today);
  return results.some(({ plannedMinutes }) => plannedMinutes > 0);
}

/** Today's link of a structure for its person in charge, without its mail. */
export function draftOfToday(
  ctx: BodyContext,
  structure: LockedStructure,
): Omit<LinkDraft, "mail"> {
  return {
    opens: { kind: "daily-report", date: ctx.today },
    structureId: structure.id,
    recipient: structure.person_in_charge_email,
    recipientName: structure.person_in_charge || structure.person_in_charge_email,
    expiresAt: new Date(ctx.now.getTime() + validHours * 3_600_000),
    path: (token) => `/daily-report/${token}`,
  };
}
