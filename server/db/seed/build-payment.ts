import { v7 as uuid } from "uuid";
import { insertRow } from "../rows.ts";
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
    await insertRow(tx, "payment", {
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
    });
    const act = { ...ofPayment, at, by_user: createdBy };
    await insertRow(tx, "payment_act", { ...act, seq: 1, act: "create", state: "draft" });
    await insertRow(tx, "payment_line", {
      ...ofPayment,
      id: lineId,
      employee_id: employeeId,
      name: "Παραδείγματος Άννα",
      iban: trainingIban(1),
      amount: "1250.00",
      state: "submitted",
    });
    await insertRow(tx, "payment_item", {
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
    });
    await insertRow(tx, "payment_file", {
      ...ofPayment,
      message_id: `P${paymentId.replaceAll("-", "").toUpperCase()}`,
      name: "pain001.xml",
      content: Buffer.from("<Document/>"),
      digest: "0".repeat(64),
      made_at: at,
      made_by: createdBy,
    });
    return paymentId;
  });
}
