import { absenceReasons } from "#api/absence-reasons.ts";
import { attendances } from "#api/attendances.ts";
import { closures } from "#api/closures.ts";
import { contracts } from "#api/contracts.ts";
import { employees } from "#api/employees.ts";
import { holidays } from "#api/holidays.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { parameters, securityRules } from "#api/parameters.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { structures } from "#api/structures.ts";
import { unlockReasons } from "#api/unlock-reasons.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { userRegister } from "#api/user-register.ts";
import { absenceReasons as absenceReasonRows } from "#server/db/seed/absence-reasons.ts";
import { trainingAfm, trainingIban } from "#server/db/seed/training-numbers.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { ordinaryDevices } from "#server/testing/ordinary-devices.ts";
import { ordinaryRules } from "#server/testing/ordinary-rules.ts";
import { codeOf, ordinaryRequests } from "#server/testing/ordinary-requests.ts";

const annual = codeOf("annual");
const dated = absenceReasonRows.find((one) => one.max_per_event === 6)?.code ?? "";

/** One everyday act through the public API; returns whether it was done. `n` is a different number each time. */
type Act = (life: MonthReal, n: number) => Promise<boolean>;

const ok = ({ status }: { status: number }) => status === 200;

async function newUser({ world, march, administrator: as }: MonthReal, n: number) {
  const organizations = [{ organizationId: march.organizationId, right: "read" as const }];
  const fields = { userName: `user${n}`, area: "Employee" as const, nickName: `User ${n}` };
  const { id, version } = await world
    .by(as)
    .call(userRegister.create, { ...fields, organizations });
  return { ...fields, id, version };
}

function newEmployee({ world, march: { organizationId, clerk: as } }: MonthReal, n: number) {
  const fields = { organizationId, afm: trainingAfm(n), lastName: `L${n}`, firstName: "A" };
  return world.call(employees.create, fields, { as });
}

async function newContract(life: MonthReal, n: number) {
  const { organizationId, structureId, scheduleId, clerk: as } = life.march;
  const { id: employeeId } = await newEmployee(life, n);
  const pay = { weeklyMinutes: 2400, payBasis: "monthly" as const, rate: "1100.00" };
  const span = { startDate: "2026-04-06", endDate: null };
  const fields = { number: `N-${n}`, employmentType: 1, ...span, structureId, scheduleId, ...pay };
  return life.world.call(contracts.create, { organizationId, employeeId, ...fields }, { as });
}

/** What people do in a body and in its administration besides a month. */
export const ordinaryActs: Readonly<Record<string, Act>> = {
  ...ordinaryRequests,
  ...ordinaryRules,
  ...ordinaryDevices,
  "make a user": async (life, n) => (await newUser(life, n)).version === 1,
  "raise a role": async (life, n) => {
    const user = await newUser(life, n);
    const raised = { ...user, area: "LegalRepresentative" as const };
    return ok(await life.world.try(userRegister.update, raised, { as: life.administrator }));
  },
  "give and take a right": async (life, n) => {
    const { world, march, administrator: as } = life;
    const { id: userId } = await newUser(life, n);
    const { organizationId } = march;
    for (const right of ["full", null] as const)
      await world
        .by(as)
        .call(userOrganizations.assign, { links: [{ userId, organizationId, right }] });
    return true;
  },
  "disable and delete a user": async (life, n) => {
    const { id, version } = await newUser(life, n);
    const as = life.administrator;
    await life.world.call(userRegister.disable, { id, version }, { as });
    return ok(await life.world.try(userRegister.delete, { id }, { as }));
  },
  "set a parameter": async ({ world, administrator: as }, n) =>
    ok(
      await world.by(as).try(parameters.set, {
        key: "maintenance.message",
        value: `m${n}`,
        validFrom: "2027-01-01",
      }),
    ),
  "set a rule of sign-in and give it back": async ({ world, administrator: as }) => {
    const key = "session.idleMinutes";
    const rules = await world.call(securityRules.getAll, {}, { as });
    const version = rules.find((rule) => rule.key === key)?.version ?? 0;
    const set = await world.call(securityRules.update, { key, value: 25, version }, { as });
    return ok(await world.try(securityRules.update, { ...set, value: null }, { as }));
  },
  "change a reason of absence": async ({ world, administrator: as }, n) => {
    const found = await world.call(absenceReasons.getById, { id: dated }, { as });
    const { code: _code, validFrom: _from, editions: _editions, ...fields } = found;
    const changed = { ...fields, maxPerEvent: 1 + (n % 30), validFrom: "2026-12-01" };
    return ok(await world.try(absenceReasons.update, changed, { as }));
  },
  "add a reason for unlocking": async ({ world, administrator: as }, n) =>
    ok(
      await world.by(as).try(unlockReasons.create, { code: `R${n}`, title: `R${n}`, sortOrder: 9 }),
    ),
  "move a holiday and move it back": async ({ world, administrator: as }) => {
    const year = 2027;
    const ofRule = async () => {
      const { rules } = await world.call(holidays.getYear, { year }, { as });
      const rule = rules.find(({ day }) => day !== null);
      return { ruleId: rule?.id ?? "", version: rule?.version ?? 1, year };
    };
    const move = { type: "move" as const, movedTo: "2027-06-21", source: "Decision" };
    await world.call(holidays.save, { change: { ...move, ...(await ofRule()) } }, { as });
    const unmove = { type: "unmove" as const, ...(await ofRule()) };
    return ok(await world.try(holidays.save, { change: unmove }, { as }));
  },
  "add a local feast": async ({ world, march: { organizationId }, administrator: as }) => {
    const on = { type: "fixed" as const, month: 8, day: 14 };
    const feast = { organizationId, title: "Feast", on, validFrom: "2026-05-01" };
    return ok(await world.try(holidays.save, { change: { type: "add-local", ...feast } }, { as }));
  },
  "enter a person and change the account": async (life, n) => {
    const { organizationId, clerk: as } = life.march;
    const { id } = await newEmployee(life, n);
    const fields = {
      afm: trainingAfm(n),
      lastName: `L${n}`,
      firstName: "A",
      iban: trainingIban(n),
    };
    const changed = { organizationId, id, version: 1, ...fields };
    return ok(await life.world.try(employees.update, changed, { as }));
  },
  "draft a contract and delete it": async (life, n) => {
    const { organizationId, clerk: as } = life.march;
    const made = await newContract(life, n);
    return ok(await life.world.try(contracts.delete, { organizationId, ...made }, { as }));
  },
  "hand a contract in, approve and suspend it": async (life, n) => {
    const { organizationId, clerk, representative } = life.march;
    const { id } = await newContract(life, n);
    const at = (version: number) => ({ organizationId, contracts: [{ id, version }] });
    await life.world.call(contracts.submit, at(1), { as: clerk });
    await life.world.call(contracts.approve, at(2), { as: representative });
    const suspended = { organizationId, id, version: 3, from: "2026-04-10", reason: "Decision" };
    return ok(await life.world.try(contracts.suspend, suspended, { as: representative }));
  },
  "add a term": async ({ world, march }) => {
    const { organizationId, structureId, scheduleId, contractIds, clerk: as } = march;
    const id = contractIds[1] ?? "";
    const { version } = await world.call(contracts.getById, { organizationId, id }, { as });
    const pay = { weeklyMinutes: 2400, payBasis: "monthly" as const, rate: "1300.00" };
    const term = { structureId, scheduleId, ...pay, validFrom: "2026-05-01" };
    return ok(await world.try(contracts.addTerm, { organizationId, id, version, ...term }, { as }));
  },
  "open a structure": async ({ world, march: { organizationId, clerk: as } }, n) => {
    const fields = { organizationId, code: `D${n}`, title: `D${n}`, openedOn: "2026-01-01" };
    return ok(await world.try(structures.create, fields, { as }));
  },
  "close and open again": async ({ world, march: { organizationId, structureId, clerk: as } }) => {
    const days = { from: "2026-05-04", to: "2026-05-05" };
    const closed = { organizationId, structureId, title: "Works", reason: "Decision", ...days };
    const { id, version } = await world.call(closures.create, closed, { as });
    return ok(await world.try(closures.delete, { organizationId, id, version }, { as }));
  },
  "correct the leave": async ({ world, march: { organizationId, contractIds, clerk: as } }) => {
    const account = { organizationId, contractId: contractIds[0] ?? "", year: 2026 };
    const given = { code: annual, kind: "correction" as const, days: 1, note: "Decision" };
    return ok(await world.try(leaveBalances.correct, { ...account, ...given }, { as }));
  },
  "set a sickness benefit": async ({
    world,
    march: { organizationId, contractIds, clerk: as },
  }) => {
    const days = { from: "2026-02-27", to: "2026-03-03" };
    const benefit = { organizationId, contractId: contractIds[0] ?? "", ...days };
    await world.call(
      sicknessBenefits.set,
      { ...benefit, amount: "90.00", note: "Decision" },
      { as },
    );
    return ok(
      await world.try(
        sicknessBenefits.set,
        { ...benefit, amount: "80.00", note: "Mended" },
        { as },
      ),
    );
  },
  "record a day of April": async ({ world, march }) => {
    const { organizationId, structureId, contractIds, clerk: as } = march;
    const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" } as const];
    const record = { contractId: contractIds[1] ?? "", date: "2026-04-01", version: 0, intervals };
    const input = { organizationId, structureId, records: [record] };
    return ok(await world.try(attendances.saveRecords, input, { as }));
  },
};
