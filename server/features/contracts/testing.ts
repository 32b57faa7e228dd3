import { expect } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { emptyTotals } from "#domain/attendance/month.ts";
import { inColumns } from "#server/db/columns.ts";
import {
  buildEmployee,
  buildOrganization,
  buildSchedule,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { addRows } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";

export type Cast = {
  organizationId: string;
  structureId: string;
  scheduleId: string;
  employeeId: string;
  clerk: { as: Visitor };
  head: { as: Visitor };
};

/** A body with a structure, a schedule and a person, its clerk and its legal representative. */
export async function castOfBody(world: World): Promise<Cast> {
  const { id: organizationId } = await buildOrganization(world.owner);
  const body = { organization_id: organizationId };
  const schedule = await buildSchedule(world.owner, body);
  const structure = await buildStructure(world.owner, { ...body, schedule_id: schedule.id });
  const employee = await buildEmployee(world.owner, body);
  return {
    organizationId,
    structureId: structure.id,
    scheduleId: schedule.id,
    employeeId: employee.id,
    clerk: { as: await world.signInAs({ role: "Employee", organizationId }) },
    head: { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) },
  };
}

/** The input of a full-time term. */
export function termIn({ structureId, scheduleId }: Pick<Cast, "structureId" | "scheduleId">) {
  return {
    structureId,
    scheduleId,
    weeklyMinutes: 2400,
    payBasis: "monthly" as const,
    rate: "1100.00",
  };
}

/** The input of a contract of 2026. */
export function drafted({ organizationId, employeeId, structureId, scheduleId }: Cast) {
  return {
    organizationId,
    employeeId,
    number: "C-1/2026",
    employmentType: 2,
    startDate: "2026-01-01",
    endDate: "2026-12-31",
    ...termIn({ structureId, scheduleId }),
  };
}

/** A contract in force, drafted by the clerk and approved by the head of the body. */
export async function activeContract(
  world: World,
  cast: Cast,
  given: Partial<ReturnType<typeof drafted>> = {},
) {
  const { organizationId, clerk, head } = cast;
  const made = await world.call(contracts.create, { ...drafted(cast), ...given }, clerk);
  const { contracts: submitted } = await world.call(
    contracts.submit,
    { organizationId, contracts: [made] },
    clerk,
  );
  const { contracts: approved } = await world.call(
    contracts.approve,
    { organizationId, contracts: submitted },
    head,
  );
  const { id = "", version = 0 } = approved[0] ?? {};
  return { organizationId, id, version };
}

/** Records a day of work from 07:30 to 15:30. */
export async function recordDay(world: World, cast: Cast, contractId: string, date: string) {
  const { organizationId, structureId, clerk } = cast;
  const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" }] as const;
  const { records } = await world.call(
    attendances.saveRecords,
    {
      organizationId,
      structureId,
      records: [{ contractId, date, version: 0, intervals: [...intervals] }],
    },
    clerk,
  );
  expect(records).toMatchObject([{ outcome: "saved" }]);
}

/** Stores a month of the contract as submitted. */
export async function settleMonth(world: World, cast: Cast, contractId: string, month: string) {
  const { organizationId, structureId } = cast;
  await addRows(world, "monthly_contract", {
    ...inColumns({ organizationId, contractId, structureId, month }),
    state: "submitted",
    totals: JSON.stringify(emptyTotals()),
  });
}
