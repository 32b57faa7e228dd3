import type { AbsencePay } from "#domain/attendance/types.ts";
import { addDays, addMonths, firstDay, type Day } from "#domain/calendar/day.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { decimalToCents } from "#domain/money.ts";
import { amountOfMonth } from "#domain/payments/amount-of-month.ts";
import type { MonthAmount, PayReason, SickPay } from "#domain/payments/types.ts";
import { paramsInForce } from "#domain/parameters/global-params.ts";
import { dayOfIllness, sicknessRules, sickPayOfDays } from "#domain/payments/sickness.ts";
import { weekOfPay } from "#domain/payments/week-of-pay.ts";
import { monthPaidBy } from "#texts/payments.ts";
import { absenceReasons } from "../absence-reasons.ts";
import type { Row } from "../rows.ts";
import type { Accounts } from "./accounts.ts";
import type { Body } from "./body.ts";
import type { EngagementDays } from "./days.ts";
import { at, type Moment } from "./moment.ts";
import type { Months } from "./months.ts";

/** What the payments of a body are generated from. */
export type Story = {
  moment: Moment;
  body: Body;
  people: readonly EngagementDays[];
  accounts: Accounts;
  /** The months as generated. */
  told: Months;
  /** Number of ledger entries before the payments. */
  entries: number;
};

/** A month that is paid or to be paid, and what it is worth. */
export type Due = { month: Row<"monthly_contract">; one: EngagementDays; worth: MonthAmount };

/** Structures whose months are paid; those of the other approved structures are in a draft payment. */
export const paidCodes = ["Δ02", "Δ04"];

/** The people whom the bank paid: those of the paid structures, except the first person, whose account is closed. */
export function paidLines(people: readonly EngagementDays[]): EngagementDays[] {
  return people.filter(({ engagement }) => paidCodes.includes(engagement.plan.code)).slice(1);
}

/** A day of the month after the oldest. */
export function dayAfter(moment: Moment, day: number): Day {
  return addDays(firstDay(addMonths(moment.oldest, 1)), day - 1);
}

/** The months with the paid ones marked, and the acts that paid them. Must run before the ledger is generated. */
export function withPaidMonths(
  generated: Months,
  { moment, people, accounts }: Omit<Story, "told" | "entries" | "body">,
): Months {
  const paid = new Set(paidLines(people).map(({ engagement }) => engagement.contract.id));
  const isPaid = (row: Row<"monthly_contract">) =>
    row.month === moment.oldest && row.state === "approved" && paid.has(row.contract_id);
  const acts = generated.months.filter(isPaid).map((row) => ({
    organization_id: row.organization_id,
    contract_id: row.contract_id,
    month: row.month,
    seq: row.version ?? 1,
    state: "paid",
    at: at(dayAfter(moment, 14), 700),
    by_user: accounts.executive,
    reason: monthPaidBy(`${moment.oldest}/1`),
    signature_id: null,
  }));
  const months = generated.months.map((row) =>
    isPaid(row) ? { ...row, state: "paid", version: (row.version ?? 1) + 1 } : row,
  );
  return { ...generated, months, acts: [...generated.acts, ...acts] };
}

/** The contracts' months of the oldest month that are paid or to be paid. */
export function dueOf(story: Story): Due[] {
  return approvedOf(story).filter(
    ({ worth }) => worth.cents > 0 && worth.withoutBenefit.length === 0,
  );
}

/** The months that a payment leaves out, since they wait for the benefit of an illness. */
export function exclusionsOf(story: Story, paymentId: string): Row<"payment_exclusion">[] {
  const waiting = approvedOf(story).filter(({ worth }) => worth.withoutBenefit.length > 0);
  return waiting.map(({ month, worth }) => ({
    organization_id: month.organization_id,
    payment_id: paymentId,
    contract_id: month.contract_id,
    month: month.month,
    reason: "no-sickness-benefit",
    amount: "0.00",
    days: worth.withoutBenefit,
  }));
}

function approvedOf({ moment, body, people, told }: Story): Due[] {
  const byContract = new Map(people.map((one) => [one.engagement.contract.id, one]));
  return told.months.flatMap((month) => {
    const one = byContract.get(month.contract_id);
    const isDue = month.state === "approved" || month.state === "paid";
    if (!one || month.month !== moment.oldest || !isDue) return [];
    return [{ month, one, worth: worthOf(body, one, moment.oldest) }];
  });
}

const reasons: ReadonlyMap<string, PayReason> = new Map(
  absenceReasons.map(({ code, paid, day_basis }) => [
    code,
    // Guarantee: the catalogue is written with the values of the columns' check constraints.
    { paid: paid as AbsencePay, dayBasis: day_basis as PayReason["dayBasis"] },
  ]),
);

function worthOf(
  { schedulesById }: Body,
  { engagement, told }: EngagementDays,
  month: string,
): MonthAmount {
  const isPrivate = employmentType(engagement.contract.employment_type)?.work === "private";
  return amountOfMonth({
    month,
    terms: engagement.terms.map((term) => ({
      // Guarantee: the column has a check constraint with the same values.
      basis: term.pay_basis as TermBasis,
      rateCents: decimalToCents(String(term.rate)) ?? 0,
      ...weekOfPay(schedulesById.get(term.schedule_id), term.weekly_minutes),
      validFrom: term.valid_from,
      validTo: term.valid_to ?? engagement.contract.end_date ?? null,
    })),
    days: told.map(({ day, result }) => ({ date: day, result })),
    reasonsOn: () => reasons,
    sickness: isPrivate ? { pay: illnessOf(engagement.contract, told), benefits: [] } : null,
    divisor: isPrivate ? 25 : 30,
    paysHolidays: isPrivate,
  });
}

function illnessOf(
  { start_date: startDate }: EngagementDays["engagement"]["contract"],
  toldDays: EngagementDays["told"],
): ReadonlyMap<Day, SickPay> {
  const days = toldDays.map(({ day, result }) => dayOfIllness(day, result, reasons));
  return sickPayOfDays(days, startDate, sicknessRules(paramsInForce({})));
}
