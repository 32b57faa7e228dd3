import { v7 as uuid } from "uuid";
import { inBodies, type Place } from "./in-body.ts";
import { trainingIban } from "./training-numbers.ts";

/** A payment submitted to the bank, with one line and its order, for one contract's month; returns its id. */
export function buildPayment(
  db: Place,
  given: {
    organizationId: string;
    contractId: string;
    employeeId: string;
    month: string;
    createdBy: string;
    approvedBy: string;
  },
): Promise<string> {
  const { organizationId: organization_id, contractId, employeeId, month, createdBy } = given;
  const [paymentId, lineId, at] = [uuid(), uuid(), new Date("2026-03-18T09:00:00Z")];
  const ofPayment = { organization_id, payment_id: paymentId };
  return inBodies(db, [organization_id], async (tx) => {
    await tx
      .insertInto("payment")
      .values({
        organization_id,
        id: paymentId,
        number: `${month}/1`,
        month,
        state: "submitted",
        created_by: createdBy,
        created_at: at,
        approved_by: given.approvedBy,
        execution_date: "2026-03-19",
        total: "1250.00",
        line_count: 1,
      })
      .execute();
    const act = { ...ofPayment, at, by_user: createdBy };
    await tx
      .insertInto("payment_act")
      .values({ ...act, seq: 1, act: "create", state: "draft" })
      .execute();
    await tx
      .insertInto("payment_line")
      .values({
        ...ofPayment,
        id: lineId,
        employee_id: employeeId,
        name: "Παραδείγματος Άννα",
        iban: trainingIban(1),
        amount: "1250.00",
        state: "submitted",
      })
      .execute();
    await tx
      .insertInto("payment_item")
      .values({
        ...ofPayment,
        id: uuid(),
        line_id: lineId,
        contract_id: contractId,
        month,
        seq: 0,
        amount: "1250.00",
        worth: "1250.00",
        steps: "[]",
        month_version: 1,
        ledger_seen: 0,
      })
      .execute();
    await tx
      .insertInto("payment_file")
      .values({
        ...ofPayment,
        message_id: `P${paymentId.replaceAll("-", "").toUpperCase()}`,
        name: "pain001.xml",
        content: Buffer.from("<Document/>"),
        digest: "0".repeat(64),
        made_at: at,
        made_by: createdBy,
      })
      .execute();
    return paymentId;
  });
}
