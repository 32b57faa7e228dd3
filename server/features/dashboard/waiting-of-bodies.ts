import { sql } from "kysely";
import type { WaitingOfBodies } from "#api/dashboard.ts";
import { seesAllOrganizations } from "#domain/access.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { waitingOfBody } from "./waiting-of-body.ts";

/** Of how many bodies one person is told what waits: what is owed in each is worked out body by body. */
const mostOfOwn = 12;

/** What waits for the actor in each of their bodies: the sum of the figures that the menu shows there. */
export async function waitingOfBodies(ctx: SignedContext): Promise<WaitingOfBodies> {
  if (seesAllOrganizations(ctx.actor.role)) return { bodies: await waitingOnAgency(ctx) };
  const bodies: WaitingOfBodies["bodies"] = [];
  // One after the other: a figure beside a name is worth no more than one connection.
  for (const [organizationId, right] of [...ctx.rights].slice(0, mostOfOwn)) {
    const { sheets, unlocks, signatures, documents, leaveDocuments, leaveRequests } =
      await waitingOfBody({ ...ctx, organizationId, right }, { organizationId });
    const counts = [sheets, unlocks, signatures, documents, leaveDocuments, leaveRequests];
    bodies.push({
      organizationId,
      count: counts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    });
  }
  return { bodies };
}

/** Signed months to approve, requests to unlock and documents to decide, each by an index of what waits. */
async function waitingOnAgency(ctx: SignedContext): Promise<WaitingOfBodies["bodies"]> {
  const month = addMonths(monthOf(ctx.today), -1);
  const { rows } = await readBodies(ctx, await everyBody(ctx), (db) =>
    sql<WaitingOfBodies["bodies"][number]>`
      select o.id as "organizationId",
        (select count(*) from monthly_contract m
          where m.organization_id = o.id and m.month = ${month} and m.state = 'signed')::int
        + (select count(*) from unlock_request u where u.organization_id = o.id and u.state = 'asked')::int
        + (select count(*) from document d where d.organization_id = o.id and d.state = 'uploaded')::int as count
      from organization o`.execute(db),
  );
  return rows;
}
