import { sql } from "kysely";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { personalData } from "#api/personal-data.ts";
import { proofs } from "#api/proofs.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { password } from "#server/testing/month-of-structure.ts";
import { ordinaryRequests } from "#server/testing/ordinary-requests.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { sealLedger } from "./seal-ledger.ts";
import { buildRecordedMonth, submitAndSign } from "./testing.ts";
import { verifyDatabase } from "./verify-database.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

test("after an erasure the ledger and the signed sheet verify, sums are unchanged, and later tampering is detected", async () => {
  const march = await buildRecordedMonth(world);
  const { organizationId, structureId, contractIds, clerk } = march;
  const contractId = contractIds[0] ?? "";
  const day = { contractId, date: "2026-03-02", version: 1, note: "Μαρία, ιατρείο" };
  const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" } as const];
  const records = [{ ...day, intervals }];
  await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  const { code } = await submitAndSign(world, march);
  await ordinaryRequests["dispute a day with a paper, and be told no"]({ world, march });
  const read = (query: ReturnType<typeof sql<{ text: string }>>) =>
    inBodies(world.owner, [organizationId], async (tx) => (await query.execute(tx)).rows[0]?.text);
  const sums = () =>
    read(sql`select jsonb_agg(totals order by contract_id, month)::text
      || (select sum(worked_minutes) from attendance_record) as text from monthly_contract`);
  const before = await sums();
  await read(
    sql`update contract set state = 'ended', end_date = '2026-03-31' where id = ${contractId}`,
  );
  const employeeId = await read(
    sql`select employee_id::text as text from contract where id = ${contractId}`,
  );
  await world.owner.updateTable("app_user").set({ afm: null }).execute();
  world.setNow(new Date("2033-01-02T09:00:00Z"));
  const as = { as: await world.as({ id: march.representative.userId }) };
  const erase = { organizationId, id: employeeId ?? "", reason: "Asked by the person", password };
  await world.call(personalData.erase, erase, as);
  await sealLedger(world.parts, organizationId);
  expect(await reportOf(organizationId)).toEqual({ findings: [], differences: [], unsealed: 0 });
  expect((await world.call(proofs.checkCode, { code })).answer).toBe("erased");
  expect(await sums()).toBe(before);
  expect(await read(sql`select string_agg(note, '') as text from attendance_record`)).toBe("***");
  await read(sql`update attendance_record set note = 'tampered' where date = '2026-03-03'`);
  const { differences } = await reportOf(organizationId);
  expect(differences.map(({ kind }) => kind)).toEqual(["signed-month-changed"]);
  await read(sql`update month_signature set signed_at = signed_at - interval '1 day'`);
  const { differences: more } = await reportOf(organizationId);
  expect(more.map(({ kind }) => kind)).toEqual(["signature-changed", "signed-month-changed"]);
  expect((await world.call(proofs.checkCode, { code })).answer).toBe("changed");
});

async function reportOf(organizationId: string) {
  for await (const report of verifyDatabase(world.owner))
    if (report.organizationId === organizationId) {
      const { findings, differences, unsealed } = report;
      return { findings, differences, unsealed };
    }
  throw new Error("The body is not there");
}
