import type { personalData } from "#api/personal-data.ts";
import { blockersOf, recordsKeptUntil } from "#domain/personal-data/retention.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { erasures } from "./erasures.queries.ts";
import { partsOf } from "./parts-of-person.ts";
import { requireEmployee } from "./require-employee.ts";
import { holdsOf, standingOf, termsOn } from "./standing.queries.ts";

/** What an erasure of the employee would do today, and what stands against it. */
export const standingOfPerson: Handler<typeof personalData.getStanding> = (
  ctx,
  { organizationId, id },
) => {
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
};
