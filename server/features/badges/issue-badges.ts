import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { type badges, mostBadges } from "#api/badges.ts";
import { badgeCodeOf } from "#domain/badges/badge-code.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedEmployee } from "#server/features/employees/public.ts";
import type { PrintedBadge } from "#server/integrations/print/badges-pdf.ts";
import { drawApart } from "#server/integrations/print/draw-apart.ts";
import type { FileAnswer, Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { badgePrintTexts as t, everyoneHasBadge } from "#texts/badges.ts";
import { badgeDigest } from "./badge-digest.ts";
import { type BadgeHolder, heldBadge, withoutBadge } from "./badges.queries.ts";
import { endBadge } from "./end-badge.ts";

/** A new badge for an employee, printed; the one that held is replaced. Throws `not-found`. */
export const issueBadge: Handler<typeof badges.issue> = async (
  ctx,
  { organizationId, employeeId },
) => {
  const issued = await write({ ...ctx, repeat: null }, "badge.issue", async (tx) => {
    const { lastName, firstName, cardNumber } = await lockedEmployee(
      tx,
      organizationId,
      employeeId,
    );
    const held = await heldBadge(tx, organizationId, employeeId);
    if (held !== null) await endBadge(tx, ctx, held, "replaced");
    const holder = { employeeId, lastName, firstName, cardNumber };
    const made = await makeBadges(tx, ctx, [holder]);
    return {
      entries: made.map(({ badgeId }) => badgeEntry(employeeId, held, badgeId)),
      result: await printingOf(tx, organizationId, made),
    };
  });
  return fileOf(ctx, issued, t.fileOfOne);
};

/**
 * Badges for those who work in a structure today and have none, at most 200 at once. Throws `not-found`, and `refused`
 * where nobody lacks one.
 */
export const issueForStructure: Handler<typeof badges.issueForStructure> = async (
  ctx,
  { organizationId, structureId },
) => {
  const { code, ...issued } = await write({ ...ctx, repeat: null }, "badge.issue", async (tx) => {
    const structure = await tx
      .selectFrom("structure")
      .select("code")
      .where("organization_id", "=", organizationId)
      .where("id", "=", structureId)
      .executeTakeFirstOrThrow(notFound);
    const staff = { organizationId, structureId, today: ctx.today };
    const holders = await withoutBadge(tx, staff, mostBadges);
    if (holders.length === 0) throw refused(everyoneHasBadge);
    const made = await makeBadges(tx, ctx, holders);
    const printing = await printingOf(tx, organizationId, made);
    return {
      entries: made.map(({ employeeId, badgeId }) => badgeEntry(employeeId, null, badgeId)),
      result: { ...printing, code: structure.code },
    };
  });
  return fileOf(ctx, issued, t.fileOfStructure(code));
};

type Made = { employeeId: string; badgeId: string; printed: PrintedBadge };

async function makeBadges(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  holders: readonly BadgeHolder[],
): Promise<Made[]> {
  const made = holders.map(({ employeeId, ...named }) => ({
    employeeId,
    badgeId: uuid(),
    printed: { ...named, code: badgeCodeOf(randomBytes(26)) },
  }));
  const rows = made.map(({ employeeId, badgeId, printed }) => ({
    organization_id: organizationId,
    id: badgeId,
    employee_id: employeeId,
    digest: badgeDigest(printed.code),
    issued_at: now,
    issued_by: actor.userId,
  }));
  await tx.insertInto("badge").values(rows).execute();
  return made;
}

async function printingOf(tx: Writer, organizationId: string, made: readonly Made[]) {
  const { description: organization } = await tx
    .selectFrom("organization")
    .select("description")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return { organization, badges: made.map(({ printed }) => printed) };
}

function badgeEntry(employeeId: string, before: string | null, after: string): Entry {
  return entryOf("employee", employeeId, { before: { badge: before }, after: { badge: after } });
}

async function fileOf(
  ctx: BodyContext,
  issued: { organization: string; badges: readonly PrintedBadge[] },
  name: string,
): Promise<FileAnswer> {
  const badges = { ...issued, printedAt: ctx.now, day: ctx.today };
  const bytes = await drawApart({ kind: "badges", badges });
  return { name, type: "application/pdf", bytes };
}
