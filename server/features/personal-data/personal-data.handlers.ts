import { v7 as uuid } from "uuid";
import type { personalData } from "#api/personal-data.ts";
import { blockersOf, recordsKeptUntil, isPseudonym } from "#domain/personal-data/retention.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import { copyOfPerson } from "./copy-of-person.ts";
import { erasePerson } from "./erase-person.ts";
import { erasureCount, erasures } from "./erasures.queries.ts";
import { partsOf } from "./parts-of-person.ts";
import { requireEmployee } from "./require-employee.ts";
import { holdsOf, standingOf, termsOn } from "./standing.queries.ts";

export const personalDataHandlers: Handlers<typeof personalData> = {
  /** What an erasure of the employee would do today, and what stands against it. */
  getStanding: (ctx, { organizationId, id }) => {
    const person = { organizationId, employeeId: id };
    return readBody(ctx, async (db) => {
      await requireEmployee(db, person);
      const [standing, terms] = [await standingOf(db, person), await termsOn(db, ctx.today)];
      const [erasure] = await erasures(db, person, { skip: 0, take: 1 });
      return {
        blockers: erasure ? [] : blockersOf(standing, terms, ctx.today),
        holds: await holdsOf(db, person),
        parts: erasure ? [] : await partsOf(db, person),
        keptUntil: recordsKeptUntil(standing, terms),
        erasure: erasure ?? null,
      };
    });
  },
  copy: copyOfPerson,
  erase: erasePerson,
  /** Forbids the erasure of the employee's data, as for a court, until the hold is ended. */
  hold: (ctx, { organizationId, employeeId, reason }) =>
    write(ctx, "person.hold", async (tx) => {
      const { afm } = await requireEmployee(tx, { organizationId, employeeId });
      if (isPseudonym(afm)) throw refused(personalDataTexts.alreadyErased);
      const id = uuid();
      const [set_by, set_at] = [ctx.actor.userId, ctx.now];
      const row = { organization_id: organizationId, id, employee_id: employeeId, reason };
      await tx
        .insertInto("legal_hold")
        .values({ ...row, set_by, set_at })
        .execute();
      const entry = entryOf("legal-hold", id, { after: { employeeId } });
      return { entries: [{ ...entry, reason }], result: { id } };
    }),
  /** Ends a hold. Throws `not-found`, and `refused` where it has ended before. */
  endHold: (ctx, { organizationId, holdId, reason }) =>
    write(ctx, "person.endHold", async (tx) => {
      const hold = await tx
        .selectFrom("legal_hold")
        .select("employee_id as employeeId")
        .where("organization_id", "=", organizationId)
        .where("id", "=", holdId)
        .executeTakeFirstOrThrow(notFound);
      const ended = await tx
        .insertInto("legal_hold_end")
        .values({
          organization_id: organizationId,
          hold_id: holdId,
          reason,
          by_user: ctx.actor.userId,
          at: ctx.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("hold_id")
        .executeTakeFirst();
      if (!ended) throw refused(personalDataTexts.holdEnded);
      const entry = entryOf("legal-hold", holdId, { before: hold });
      return { entries: [{ ...entry, reason }], result: { id: holdId } };
    }),
  getErasures: (ctx, { organizationId, skip, take }) =>
    readBody(ctx, async (db) => ({
      items: await erasures(db, { organizationId }, { skip, take }),
      total: await erasureCount(db, organizationId),
    })),
};
