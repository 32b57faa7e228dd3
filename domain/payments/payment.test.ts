import { describe, expect, test } from "vitest";
import { roles, type Role } from "../access.ts";
import {
  paymentActs,
  paymentStates,
  refusalToPaymentAct,
  stateByLines,
  type PaymentAct,
  type PaymentState,
} from "./payment.ts";

const allowed: Record<PaymentAct, readonly PaymentState[]> = {
  approve: ["draft"],
  send: ["approved"],
  answer: ["sent", "settled"],
  settle: ["sent"],
  cancel: ["draft", "approved"],
  reissue: ["sent", "settled", "cancelled"],
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

test.each(agency)("no %s approves the own payment", (role) => {
  const refusal = refusalToPaymentAct("approve", { state: "draft" }, { role, isAuthor: true });
  expect(refusal).toBe("own-payment");
});

test("nothing is issued again where nothing was refused", () => {
  const by = { role: "Executive", isAuthor: true } as const;
  expect(refusalToPaymentAct("reissue", { state: "settled" }, by)).toBe("nothing-rejected");
});

test.each([
  [{ paid: 3, rejected: 1, waiting: 2 }, "sent"],
  [{ paid: 3, rejected: 1, waiting: 0 }, "settled"],
  [{ paid: 0, rejected: 4, waiting: 0 }, "cancelled"],
])("lines %o make a payment %s", (lines, state) => {
  expect(stateByLines(lines)).toBe(state);
});
