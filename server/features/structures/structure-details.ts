import type { structures } from "#api/structures.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { recordedSoFar } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import {
  closuresOfStructure,
  contractsNow,
  schedulesOfStructure,
} from "./structure-details.queries.ts";
import { structureOf } from "./structures.queries.ts";

/** A structure with its schedules, contracts, closures, and how far the running month is recorded. */
export const structureDetails: Handler<typeof structures.getById> = async (
  ctx,
  { organizationId, id },
) => {
  const details = await readBody(ctx, async (db) => {
    const structure = await structureOf(db, organizationId, id);
    if (!structure) throw new Fault("not-found");
    const { parentId } = structure;
    const parent = parentId === null ? null : await structureOf(db, organizationId, parentId);
    const place = { organizationId, structureId: id, today: ctx.today };
    return {
      ...structure,
      parentTitle: parent?.title ?? null,
      contracts: await contractsNow(db, place),
      schedules: await schedulesOfStructure(db, place),
      closures: await closuresOfStructure(db, place),
    };
  });
  const recorded = await recordedSoFar(ctx, id);
  return { ...details, completeness: { month: monthOf(ctx.today), ...recorded(id) } };
};
