import { beforeAll, expect, test } from "vitest";
import type { Call } from "#api/call.ts";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { buildContract, buildOrganization, buildStructure } from "#server/db/seed/builders.ts";
import { typedDecision } from "#server/features/overtime-decisions/testing.ts";
import { pretendManyRows } from "./many-rows.ts";
import { faultsIn, type Plan, planOf } from "./plans.ts";
import { sentWhile } from "./sent-statements.ts";
import type { Visitor } from "./visit.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile();
let organizationId: string;
let structureId: string;
let clerk: Visitor;
let administrator: Visitor;
beforeAll(async () => {
  ({ id: organizationId } = await buildOrganization(world.owner, {}));
  const of = { organization_id: organizationId };
  ({ id: structureId } = await buildStructure(world.owner, of));
  await buildContract(world.owner, { ...of, term: { structure_id: structureId } });
  clerk = await world.signInAs({ role: "Employee", organizationId });
  const decision = typedDecision({
    organizationId,
    from: "2026-01-01",
    structureIds: [structureId],
  });
  await world.call(overtimeDecisions.create, decision, { as: clerk });
  administrator = await world.signInAs({ role: "Administrator" });
  await pretendManyRows(world.ownerUrl);
}, 60_000);

test.each<[string, Call, () => Visitor]>([
  ["a body's overview", dashboard.getOverview, () => clerk],
  ["waiting work of a body", dashboard.getWaiting, () => clerk],
  ["waiting work of the agency", dashboard.getWaiting, () => administrator],
  ["waiting work of all bodies", dashboard.getWaitingOfBodies, () => administrator],
  ["the agency's board", dashboard.getAgency, () => administrator],
  ["the state of the installation", dashboard.getSystem, () => administrator],
  ["the board of a month", monthlyContracts.getBoard, () => clerk],
  ["the findings of a month", monthlyContracts.getFindings, () => clerk],
  ["the overtime of a sheet", attendances.getOvertime, () => clerk],
  ["what changed after a cursor", history.getChanges, () => clerk],
])("%s reads only the days and months of a history it is about", async (_what, call, as) => {
  const fields = { organizationId, structureId, month: "2026-02", on: "2026-02-01", after: "0-0" };
  const { shape } = call.input as unknown as { shape: object };
  const input = Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
  const { sent } = await sentWhile(() => world.call(call, input, { as: as() }));
  const reads = sent.filter(({ text }) => /^\s*(\/\*.*?\*\/)?\s*(select|with)\b/.test(text));
  const plans = await Promise.all(reads.map((read) => planOf(world, organizationId, read)));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap(faultsIn).filter(isOfHistory)).toEqual([]);
  expect(plans.flatMap(unboundedIn)).toEqual([]);
});

/** Statutory rows and the bodies themselves are few; only these may be sorted as a whole. */
function isOfHistory(fault: string): boolean {
  return /^reads through (?!(holiday_move|organization)$)/.test(fault);
}

/** Records and months by key, punches by person; only days of absence have separate indexes, which a balance uses to count its years. */
const ofHistory =
  /^(attendance_record|monthly_contract)_(pkey|structure)$|^attendance_record_beyond_plan$|^punch_employee$/;

/** History indexes that are scanned without limits of time; finding only the first row of one takes a single step. */
function unboundedIn(plan: Plan): string[] {
  const { "Node Type": type, "Plan Rows": rows, "Index Name": index = "" } = plan;
  if (type === "Limit" && rows === 1) return [];
  const isUnbounded =
    ofHistory.test(index) && !/\b(date|month|at)\b/.test(plan["Index Cond"] ?? "");
  return [...(isUnbounded ? [index] : []), ...(plan.Plans ?? []).flatMap(unboundedIn)];
}
