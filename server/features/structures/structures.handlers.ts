import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import type { structures } from "#api/structures.ts";
import { weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import { type Day, monthOf } from "#domain/calendar/day.ts";
import { refusalToReopen, refusalToClose } from "#domain/structures/refusal.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer, Reader } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { recordedSoFar } from "#server/features/attendance/public.ts";
import { contractsInForceBy, scheduleFromRow } from "#server/features/schedules/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { fieldFault, orNotFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireGoing } from "#server/kernel/require-going.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { dayText } from "#texts/moment.ts";
import { structureRefusals, structureTexts } from "#texts/structures.ts";
import {
  editedStructure,
  setClosedOn,
  lockTree,
  requireOwnCode,
  requirePlace,
  structureViolations,
} from "./structure-row.ts";
import { structureListing, structureNodes, structureOf } from "./structures.queries.ts";

/** What continues in a structure after a day, and the last day of its contracts that have ended. */
type GoingOn = { openBelow: number; contractsBeyond: number; workedUntil: Day | null };

type Details = OutputOf<typeof structures.getById>;

/** A structure of a body, on a day. */
type Place = { organizationId: string; structureId: string; today: Day };

const mostClosures = 100;

export const structureHandlers: Handlers<typeof structures> = {
  ...structureListing.calls,
  getTree: (ctx, { organizationId }) =>
    readBody(ctx, async (db) => ({
      structures: await structureNodes(db, organizationId, ctx.today),
    })),
  /** A structure with its schedules, contracts, closures, and how much of the running month is recorded. */
  getById: async (ctx, { organizationId, id }) => {
    const details = await readBody(ctx, async (db) => {
      const structure = orNotFound(await structureOf(db, organizationId, id));
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
  },
  /** Adds a structure to the body. */
  create: async (ctx, { organizationId, ...fields }) => {
    requireNear(ctx, "openedOn", fields.openedOn);
    return namingViolations(structureViolations, () =>
      write(ctx, "structure.create", async (tx) => {
        const id = uuid();
        await requireGoing(tx, organizationId, null);
        await lockTree(tx, organizationId);
        await requireOwnCode(tx, organizationId, { id, code: fields.code });
        await requirePlace(tx, organizationId, id, fields.parentId);
        await insertRow(tx, "structure", {
          organization_id: organizationId,
          id,
          ...inColumns(fields),
        });
        return {
          entries: [entryOf("structure", id, { structureId: id, after: fields })],
          result: { id, version: 1 },
        };
      }),
    );
  },
  /** Changes the typed fields of a structure. Throws `changed` with the present fields when someone else changed it first. */
  update: (ctx, input) => {
    const { organizationId, id, version, ...fields } = input;
    return namingViolations(structureViolations, () =>
      write(ctx, "structure.update", async (tx) => {
        const {
          id: _id,
          version: _version,
          closedOn,
          ...before
        } = await editedStructure(tx, input);
        if (closedOn !== null && fields.openedOn > closedOn)
          throw fieldFault("openedOn", structureTexts.opensAfterClosing(dayText(closedOn)));
        if (fields.openedOn !== before.openedOn) requireNear(ctx, "openedOn", fields.openedOn);
        const { code } = fields;
        if (code !== before.code) await requireOwnCode(tx, organizationId, { id, code });
        if (fields.parentId !== before.parentId)
          await requirePlace(tx, organizationId, id, fields.parentId);
        const key = { organization_id: organizationId, id };
        await updateRows(tx, "structure", key, { ...inColumns(fields), version: version + 1 });
        return {
          entries: [entryOf("structure", id, { structureId: id, before, after: fields })],
          result: { id, version: version + 1 },
        };
      }),
    );
  },
  /**
   * Closes a structure; `closedOn` is its last day. Refused while a structure under it or a contract in it continues,
   * and before the last day of a contract there that has ended.
   */
  close: (ctx, input) => {
    const { organizationId, id, closedOn } = input;
    return write(ctx, "structure.close", async (tx) => {
      const structure = await editedStructure(tx, input);
      await holdFromTerms(tx, organizationId, id);
      const { workedUntil, ...beyond } = await goingOn(tx, organizationId, id, closedOn);
      const refusal = refusalToClose({ ...structure, closingOn: closedOn, ...beyond });
      if (refusal) throw refused(structureRefusals[refusal]);
      if (workedUntil !== null && closedOn < workedUntil)
        throw fieldFault("closedOn", structureTexts.closesBeforeWork(dayText(workedUntil)));
      return setClosedOn(tx, structure, input, closedOn);
    });
  },
  /** Reopens a closed structure, unless the one above it is closed. */
  reopen: (ctx, input) =>
    write(ctx, "structure.reopen", async (tx) => {
      await requireGoing(tx, input.organizationId, null);
      const structure = await editedStructure(tx, input);
      const { closedOn, parentId } = structure;
      const parent =
        parentId === null ? null : await structureOf(tx, input.organizationId, parentId);
      const refusal = refusalToReopen({ closedOn, parentClosedOn: parent?.closedOn ?? null });
      if (refusal) throw refused(structureRefusals[refusal]);
      return setClosedOn(tx, structure, input, null);
    }),
};

/** Waits for every term being placed in the structure, and makes later ones wait. */
async function holdFromTerms(tx: Writer, organizationId: string, id: string): Promise<void> {
  await tx
    .selectFrom("structure")
    .select("id")
    .where((of) => of.and({ organization_id: organizationId, id }))
    .forUpdate()
    .execute();
}

async function goingOn(
  tx: Writer,
  organizationId: string,
  structureId: string,
  day: Day,
): Promise<GoingOn> {
  const { rows } = await sql<GoingOn>`
    select
      (select count(*)::int from structure s
        where s.organization_id = ${organizationId} and s.parent_id = ${structureId}
          and coalesce(s.closed_on, 'infinity') > ${day}::date) as "openBelow",
      (select count(*)::int from contract_term t
        join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
        where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
          and coalesce(t.valid_to, c.end_date, 'infinity') > ${day}::date
          and c.state in ('draft', 'submitted', 'active', 'suspended')) as "contractsBeyond",
      (select max(least(t.valid_to, c.end_date))::text from contract_term t
        join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
        where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
          and c.state in ('ended', 'terminated')) as "workedUntil"
  `.execute(tx);
  return rows[0] ?? { openBelow: 0, contractsBeyond: 0, workedUntil: null };
}

/** Active contracts with a term in the structure on the day. */
async function contractsNow(db: Reader, place: Place): Promise<number> {
  const found = await db
    .selectFrom(contractsInForceBy(db, "structure_id", { ...place, day: place.today }))
    .select("n.contracts")
    .executeTakeFirst();
  return found?.contracts ?? 0;
}

/** Schedules of the terms in force in the structure, and the structure's own, by title. */
async function schedulesOfStructure(
  db: Reader,
  { organizationId, structureId, today }: Place,
): Promise<Details["schedules"]> {
  const rows = await db
    .selectFrom("schedule as p")
    .innerJoin("structure as s", "s.organization_id", "p.organization_id")
    .leftJoin(
      contractsInForceBy(db, "schedule_id", { organizationId, structureId, day: today }),
      "n.of",
      "p.id",
    )
    .selectAll("p")
    .select((of) => of.fn.coalesce("n.contracts", sql<number>`0`).as("contracts"))
    .select((of) => of("s.schedule_id", "=", of.ref("p.id")).as("is_default"))
    .where((of) => of.and({ "p.organization_id": organizationId, "s.id": structureId }))
    .where((of) => of.or([of("n.contracts", ">", 0), of("s.schedule_id", "=", of.ref("p.id"))]))
    .orderBy("p.title")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    weeklyMinutes: weeklyMinutesOf(scheduleFromRow(row)),
    contracts: row.contracts,
    isDefault: Boolean(row.is_default),
  }));
}

/** Closures of the structure and of the whole body that end this year or later. */
async function closuresOfStructure(
  db: Reader,
  { organizationId, structureId, today }: Place,
): Promise<Details["closures"]> {
  const rows = await db
    .selectFrom("closure")
    .select(["id", "title", "from_day as from", "to_day as to", "structure_id"])
    .where("organization_id", "=", organizationId)
    .where((of) => of.or([of("structure_id", "is", null), of("structure_id", "=", structureId)]))
    .where("to_day", ">=", `${today.slice(0, 4)}-01-01`)
    .orderBy("from_day")
    .limit(mostClosures)
    .execute();
  return rows.map(({ structure_id, ...closure }) => ({
    ...closure,
    wholeBody: structure_id === null,
  }));
}
