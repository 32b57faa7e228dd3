import { describe, expect, test } from "vitest";
import { roles, type Role } from "../access.ts";
import {
  paymentActs,
  paymentStates,
  refusalToPaymentAct,
  refusalToSettlement,
  refusalToSubmissionDay,
  stateByLines,
  type PaymentAct,
  type PaymentState,
} from "./payment.ts";

const allowed: Record<PaymentAct, readonly PaymentState[]> = {
  approve: ["draft"],
  order: ["approved"],
  submit: ["ordered"],
  answer: ["ordered", "submitted", "settled"],
  settle: ["submitted"],
  return: ["submitted", "settled"],
  cancel: ["draft", "approved", "ordered"],
  reissue: ["submitted", "settled", "cancelled"],
};
const agency: readonly Role[] = ["Executive", "Administrator"];

describe.each(paymentActs)("%s", (act) => {
  test.each(roles)("by %s in each state", (role) => {
    for (const state of paymentStates) {
      const refusal = refusalToPaymentAct(
        act,
        { state, rejectedLines: 1 },
        { role, isAuthor: false },
      );
      const expected = !agency.includes(role)
        ? "role-may-not"
        : allowed[act].includes(state)
          ? null
          : "state-forbids";
      expect(refusal).toBe(expected);
    }
  });
});

test.each(agency)("no %s approves their own payment", (role) => {
  const refusal = refusalToPaymentAct("approve", { state: "draft" }, { role, isAuthor: true });
  expect(refusal).toBe("own-payment");
});

test("reissue is refused when no line was rejected", () => {
  const by = { role: "Executive", isAuthor: true } as const;
  expect(refusalToPaymentAct("reissue", { state: "settled" }, by)).toBe("nothing-rejected");
});

test.each([
  [{ ordered: 3, submitted: 0, paid: 1, rejected: 0 }, "ordered"],
  [{ ordered: 0, submitted: 2, paid: 3, rejected: 1 }, "submitted"],
  [{ ordered: 0, submitted: 0, paid: 3, rejected: 1 }, "settled"],
  [{ ordered: 0, submitted: 0, paid: 0, rejected: 4 }, "cancelled"],
])("lines %o make a payment %s", (lines, state) => {
  expect(stateByLines(lines)).toBe(state);
});

test.each([
  ["2026-04-01", "outside-submission"],
  ["2026-04-02", null],
  ["2026-04-03", null],
  ["2026-04-04", "outside-submission"],
])("an order made on 2 April, stated on 3 April as submitted on %s: %s", (day, refusal) => {
  const bounds = { madeOn: "2026-04-02", today: "2026-04-03" };
  expect(refusalToSubmissionDay(day, bounds)).toBe(refusal);
});

test.each([
  ["2026-04-06", "before-execution"],
  ["2026-04-07", null],
  ["2026-04-08", null],
])("an order for 7 April stated as paid on %s: %s", (today, refusal) => {
  expect(refusalToSettlement("2026-04-07", today)).toBe(refusal);
});
