import { beforeEach, expect, test } from "vitest";
import { disputes } from "#api/disputes.ts";
import { monthRequests } from "#api/month-requests.ts";
import { notifications } from "#api/notifications.ts";
import { ownMonths } from "#api/own-months.ts";
import type { Interval } from "#domain/attendance/types.ts";
import {
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  workdays,
} from "#server/testing/month-of-structure.ts";
import { lastDays, personOf, someone } from "#server/testing/own-affairs.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";

const date = workdays.at(-1) ?? "";
const says: Interval[] = [{ kind: "work", from: 450, to: 840, mark: "typed" }];
const dispute = { date, text: "Έφυγα στις 14:00", says };

let body: MonthOfStructure;
let own: { organizationId: string; contractId: string };
let person: Visitor;
const world = worldOfFile({ now: new Date("2026-04-01T09:00:00Z") });
beforeEach(async () => {
  body = await buildMonth(world, lastDays);
  await computeMonth(world, body);
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  own = { organizationId: body.organizationId, contractId };
  person = await someone(world, body, "Employee", afm);
});

async function monthOf(as: Visitor) {
  const { organizationId, month } = body;
  return (await world.call(ownMonths.getAll, { organizationId, month }, { as })).items;
}

test("an employee with an account disputes their own day with a file, reads the answer, and both sides confirm the same digest", async () => {
  const { organizationId, month, clerk, structureId } = body;
  expect(await monthOf(person)).toMatchObject([{ contractId: own.contractId, isOver: true }]);
  const { id } = await world.call(ownMonths.dispute, { ...own, ...dispute }, { as: person });
  const again = await world.try(ownMonths.dispute, { ...own, ...dispute }, { as: person });
  expect(again.problem?.detail).toMatch(/περιμένει απάντηση/);
  const file = { ...own, month, id, fileName: "κάρτα.pdf" };
  await world.call(ownMonths.attach, file, { as: person, bytes: samplePdf() });
  const query = { organizationId, structureId, date };
  const { items } = await world.call(disputes.getOfDay, query, { as: clerk });
  expect(items).toMatchObject([{ id, says, evidence: { fileName: "κάρτα.pdf" } }]);

  const early = (await monthOf(person))[0]?.digest ?? "";
  const confirm = (digest: string) =>
    world.try(ownMonths.confirm, { ...own, month, digest }, { as: person });
  expect((await confirm(early)).problem?.detail).toMatch(/περιμένει απάντηση/);
  const { version } = items[0]?.stands ?? { version: 0 };
  const mine = await world.try(disputes.accept, { organizationId, id, version }, { as: person });
  expect(mine.status).toBe(409);
  await world.call(disputes.accept, { organizationId, id, version }, { as: clerk });

  const notices = await world.call(notifications.getAll, {}, { as: person });
  expect(notices.items).toMatchObject([{ kind: "dispute-answered", params: { date } }]);
  const [answered] = await monthOf(person);
  expect(answered?.days.find((day) => day.date === date)).toMatchObject({
    intervals: says,
    dispute: { evidence: { fileName: "κάρτα.pdf" }, answer: { outcome: "accepted" } },
  });
  expect(answered?.digest).not.toBe(early);
  expect((await confirm(early)).status).toBe(409);
  expect((await confirm(answered?.digest ?? "")).status).toBe(200);
  expect(await monthOf(person)).toMatchObject([
    { confirmation: { digest: answered?.digest, isVoid: false } },
  ]);
  const requests = await world.call(monthRequests.getAll, { organizationId, month }, { as: clerk });
  expect(requests.items).toMatchObject([
    { contractId: own.contractId, state: "confirmed", digest: answered?.digest, mail: null },
  ]);
  const acts = await rowsWhere(world, "ledger_entry", {
    organization_id: organizationId,
    act: ["month.dispute", "dispute.attach", "month.confirm"],
  }).read("act", "actor_id", "source");
  expect(acts).toEqual(
    ["month.dispute", "dispute.attach", "month.confirm"].map((act) => ({
      act,
      actor_id: person.userId,
      source: "web",
    })),
  );
});

test("nobody sees, disputes or confirms another's month; a reader of the body may do so for their own", async () => {
  const { organizationId, contractIds, month } = body;
  const other = { organizationId, contractId: contractIds[1] ?? "" };
  const digest = "a".repeat(64);
  const disputed = await world.try(ownMonths.dispute, { ...other, ...dispute }, { as: person });
  const confirmed = await world.try(ownMonths.confirm, { ...other, month, digest }, { as: person });
  expect([disputed.status, confirmed.status]).toEqual([404, 404]);
  expect(await monthOf(body.clerk)).toEqual([]);

  await rowsWhere(world, "user_organization", { user_id: person.userId }).change({
    access_right: "read",
  });
  const reader = await world.as({ id: person.userId });
  expect((await world.try(ownMonths.dispute, { ...own, ...dispute }, { as: reader })).status).toBe(
    200,
  );
});
