import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { badges } from "#api/badges.ts";
import { badgeCodeOf } from "#domain/badges/badge-code.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRows, rowBy } from "#server/db/rows.ts";
import { lockedEmployee } from "#server/features/employees/public.ts";
import type { PrintedBadge } from "#server/integrations/print/badges-pdf.ts";
import { drawApart } from "#server/integrations/print/draw-apart.ts";
import type { Handlers, FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import {
  badgeNotValid,
  noPinToRemove,
  badgePrintTexts as t,
  badgesIssuedMeanwhile,
  everyoneHasBadge,
} from "#texts/badges.ts";
import { badgeDigest } from "./badge-digest.ts";
import {
  badgesOfEmployee,
  badgesOfStructure,
  pinSince,
  badgeOfEmployee,
  badgesOfEmployees,
  type BadgeHolder,
  lockedStaff,
} from "./badges.queries.ts";
import { endBadges } from "./end-badges.ts";
import { pinMark } from "./pin-mark.ts";

type MadeBadge = { employeeId: string; badgeId: string; printed: PrintedBadge };

export const badgeHandlers: Handlers<typeof badges> = {
  getOfEmployee: (ctx, query) =>
    readBody(ctx, async (db) => {
      await rowBy(db, "employee", { organization_id: query.organizationId, id: query.employeeId });
      return { pinSince: await pinSince(db, query), items: await badgesOfEmployee(db, query) };
    }),
  getOfStructure: (ctx, query) =>
    readBody(ctx, (db) => badgesOfStructure(db, { ...query, today: ctx.today })),
  /** A new badge for an employee, printed; the current one is replaced. Throws `not-found`. */
  issue: async (ctx, { organizationId, employeeId }) => {
    const issued = await write({ ...ctx, repeat: null }, "badge.issue", async (tx) => {
      const { lastName, firstName, cardNumber } = await lockedEmployee(
        tx,
        organizationId,
        employeeId,
      );
      const currentBadge = await badgeOfEmployee(tx, organizationId, employeeId);
      if (currentBadge !== null) await endBadges(tx, ctx, [currentBadge], "replaced");
      const holder = { employeeId, lastName, firstName, cardNumber };
      const made = await makeBadges(tx, ctx, [holder]);
      return {
        entries: made.map(({ badgeId }) => badgeEntry(employeeId, currentBadge, badgeId)),
        result: await printingOf(tx, organizationId, made),
      };
    });
    return fileOf(ctx, issued, t.fileOfOne);
  },
  /**
   * Issues badges to the chosen people of a structure, replacing those that they have; or, if none are chosen, to all
   * who work there today and have none; at most 200 at once. Throws `not-found`, also if a chosen person does not work
   * there. Throws `refused` if everyone has a badge, or if the number who would lose theirs is not `replaced`: someone
   * has issued badges since the people were chosen.
   */
  issueForStructure: async (ctx, { organizationId, structureId, employeeIds, replaced }) => {
    const { code, ...issued } = await write({ ...ctx, repeat: null }, "badge.issue", async (tx) => {
      const key = { organization_id: organizationId, id: structureId };
      const structure = await rowBy(tx, "structure", key, ["code"]);
      const staff = { organizationId, structureId, today: ctx.today };
      const locked = await lockedStaff(tx, staff, employeeIds ?? "without");
      if (locked.length < (employeeIds?.length ?? 0)) throw new Fault("not-found");
      const lockedIds = locked.map(({ employeeId }) => employeeId);
      const currentBadges = await badgesOfEmployees(tx, organizationId, lockedIds);
      if (employeeIds && currentBadges.size !== replaced) throw refused(badgesIssuedMeanwhile);
      const holders = employeeIds
        ? locked
        : locked.filter(({ employeeId }) => !currentBadges.has(employeeId));
      if (holders.length === 0) throw refused(everyoneHasBadge);
      if (employeeIds) await endBadges(tx, ctx, [...currentBadges.values()], "replaced");
      const made = await makeBadges(tx, ctx, holders);
      const printing = await printingOf(tx, organizationId, made);
      return {
        entries: made.map(({ employeeId, badgeId }) =>
          badgeEntry(employeeId, currentBadges.get(employeeId) ?? null, badgeId),
        ),
        result: { ...printing, code: structure.code },
      };
    });
    return fileOf(ctx, issued, t.fileOfStructure(code));
  },
  /**
   * Ends an employee's current badge, starting with the next scan that arrives. Throws `not-found` for a badge that the
   * employee never had, and `refused` for one that ended before.
   */
  revoke: (ctx, { organizationId, employeeId, badgeId, end }) =>
    write(ctx, "badge.revoke", async (tx) => {
      await lockedEmployee(tx, organizationId, employeeId);
      await rowBy(tx, "badge", {
        organization_id: organizationId,
        employee_id: employeeId,
        id: badgeId,
      });
      if ((await badgeOfEmployee(tx, organizationId, employeeId)) !== badgeId)
        throw refused(badgeNotValid);
      await endBadges(tx, ctx, [badgeId], end);
      return {
        entries: [
          entryOf("employee", employeeId, {
            before: { badge: badgeId },
            after: { badge: null, badgeEnd: end },
          }),
        ],
        result: { badgeId },
      };
    }),
  /** Gives an employee a PIN, replacing an older one. Throws `not-found`. */
  setPin: (ctx, { organizationId, employeeId, pin }) =>
    write(ctx, "pin.set", async (tx) => {
      await lockedEmployee(tx, organizationId, employeeId);
      const since = await pinSince(tx, { organizationId, employeeId });
      await leavePin(tx, ctx, employeeId, pinMark(ctx, employeeId, pin));
      return { entries: [pinEntry(employeeId, since !== null, true)], result: { employeeId } };
    }),
  /** Removes the PIN: the number of the card is enough again. Throws `not-found`, and `refused` if there is none. */
  removePin: (ctx, { organizationId, employeeId }) =>
    write(ctx, "pin.remove", async (tx) => {
      await lockedEmployee(tx, organizationId, employeeId);
      if ((await pinSince(tx, { organizationId, employeeId })) === null)
        throw refused(noPinToRemove);
      await leavePin(tx, ctx, employeeId, null);
      return { entries: [pinEntry(employeeId, true, false)], result: { employeeId } };
    }),
};

/** The caller holds the employee's row locked, so no one else takes the same `seq`. */
async function leavePin(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  employeeId: string,
  mark: Buffer | null,
): Promise<void> {
  await sql`
    insert into employee_pin (organization_id, employee_id, seq, mark, at, by_user)
    select ${organizationId}, ${employeeId}, count(*) + 1, ${mark}, ${now}, ${actor.userId}
    from employee_pin where organization_id = ${organizationId} and employee_id = ${employeeId}
  `.execute(tx);
}

function pinEntry(employeeId: string, hadPin: boolean, hasPin: boolean): Entry {
  return entryOf("employee", employeeId, { before: { hasPin: hadPin }, after: { hasPin } });
}

async function makeBadges(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  holders: readonly BadgeHolder[],
): Promise<MadeBadge[]> {
  const made = holders.map(({ employeeId, ...holder }) => ({
    employeeId,
    badgeId: uuid(),
    printed: { ...holder, code: badgeCodeOf(randomBytes(26)) },
  }));
  const rows = made.map(({ employeeId, badgeId, printed }) => ({
    organization_id: organizationId,
    id: badgeId,
    employee_id: employeeId,
    digest: badgeDigest(printed.code),
    issued_at: now,
    issued_by: actor.userId,
  }));
  await insertRows(tx, "badge", rows);
  return made;
}

async function printingOf(tx: Writer, organizationId: string, made: readonly MadeBadge[]) {
  const { description: organization } = await rowBy(tx, "organization", { id: organizationId }, [
    "description",
  ]);
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
