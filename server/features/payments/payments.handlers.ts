import { sql, type SqlBool } from "kysely";
import { exclusionList } from "#api/payment-lists.ts";
import type { payments } from "#api/payments.ts";
import { monthOf, type Day } from "#domain/calendar/day.ts";
import { refusalToSettlement, type DisclosedExclusionReason } from "#domain/payments/payment.ts";
import { countOf } from "#server/db/count-of.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { calculatorOf, reasonMask, type ReasonMask } from "#server/features/attendance/public.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { listing } from "#server/lists/listing.ts";
import { dayText } from "#texts/moment.ts";
import { exclusionListTexts } from "#texts/payment-lists.ts";
import {
  paymentRefusalTexts,
  exclusionTexts,
  lacksBenefit,
  paymentFileNames,
} from "#texts/payments.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { createForBodies } from "./create-for-bodies.ts";
import { createPayment, drawUp, requireBegun } from "./create-payment.ts";
import { type DraftExclusion, drawUpPayment, totalOf } from "./draw-up-payment.ts";
import { hasAccount } from "./has-account.ts";
import { lockPayment, requirePayable } from "./lock-payment.ts";
import { monthsDue } from "./months-due.ts";
import { movePayment } from "./move-payment.ts";
import { orderPayment } from "./order-payment.ts";
import { overpaymentListing } from "./overpayments.ts";
import { paymentDetails } from "./payment-details.ts";
import { paymentLineListing, requirePayment } from "./payment-lines.queries.ts";
import { paymentListings, paymentsUnderWay } from "./payments.queries.ts";
import { monthsToReissue } from "./reissue.ts";
import { previewTerm } from "./preview-term.ts";
import { readAnswer } from "./read-answer.ts";
import { recover, withdrawRecovery } from "./recover.ts";
import { uncomputedCount } from "./payroll.queries.ts";
import { payrollListing } from "./payroll.ts";
import { recoveryListing } from "./recoveries.queries.ts";
import { returnCredit } from "./return-credit.ts";
import { settleLines } from "./settle-lines.ts";
import { submitPayment } from "./submit-payment.ts";
import { sumsOfBodies, sumsOfBody } from "./sums.ts";

/** What a payment leaves out, and why, by name and month; a missing benefit is shown only to users who may see the illness. */
const exclusionListing = listing(exclusionList, {
  texts: exclusionListTexts,
  before: async (query, ctx) => ({ ...query, mask: await reasonMask(ctx) }),
  fileName: async (db, query) =>
    paymentFileNames.exclusions((await requirePayment(db, query)).number),
  matching: (db, { organizationId, id, why, mask }) =>
    db
      .selectFrom("payment_exclusion as x")
      .innerJoin("contract as c", ofOrganization("c.id", "x.contract_id"))
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .where((of) => of.and({ "x.organization_id": organizationId, "x.payment_id": id }))
      .$if(why !== undefined, (query) => query.where(reasonTold(mask), "=", why ?? null)),
  shown: (matching, { mask }) =>
    matching
      .select(["x.contract_id as contractId", "c.number as contractNumber", "x.month"])
      .select(reasonTold(mask).as("reason"))
      .select(["c.employee_id as employeeId", "e.last_name", "e.first_name", "x.amount"])
      .select(sql<Day[]>`x.days::text[]`.as("days")),
  order: { always: ["e.search_key", "x.month", "x.contract_id"] },
  item: ({ last_name, first_name, amount, days, ...row }, _asking, { mask }) => ({
    ...row,
    name: `${last_name} ${first_name}`,
    amount: row.reason === "in-another-payment" || days.length > 0 ? null : amount,
    days: mask.hides ? [] : days,
  }),
  values: {
    why: ({ reason, name, days }) =>
      days.length > 0 ? lacksBenefit(name, days) : exclusionTexts[reason].title,
  },
});

function reasonTold({ hides }: ReasonMask) {
  return hides
    ? sql<DisclosedExclusionReason>`case x.reason when 'no-sickness-benefit' then 'something-missing' else x.reason end`
    : sql<DisclosedExclusionReason>`x.reason`;
}

/** Of the people whom a payment would leave out, by reason. */
const shownNames = 5;

const personOf = ({ month: { employeeId, name } }: DraftExclusion) => [employeeId, name] as const;

export const paymentHandlers: Handlers<typeof payments> = {
  ...paymentListings.ofBody.calls,
  getAllOfBodies: paymentListings.ofBodies.getAll,
  exportOfBodies: paymentListings.ofBodies.export,
  getSums: sumsOfBody,
  getSumsOfBodies: sumsOfBodies,
  /** What a payment made now would contain, if one can be made. */
  preview: async (ctx, { month }) => {
    requireBegun(ctx, month);
    const { organizationId } = ctx;
    const calculator = await calculatorOf(ctx);
    return readBody(ctx, async (db) => {
      const months = await monthsDue(db, { organizationId, month });
      const { employeeId: own } = await ownAffairs(db, ctx);
      const { lines, exclusions } = await drawUpPayment(db, calculator, {
        organizationId,
        months,
        own,
      });
      const items = lines.flatMap((line) => line.items);
      const byReason = Map.groupBy(exclusions, ({ reason }) => reason);
      const unapproved = await countOf(
        db
          .selectFrom("monthly_contract")
          .where("organization_id", "=", organizationId)
          .where("month", "<=", month)
          .where("state", "not in", ["approved", "paid", "cancelled"]),
      );
      const isOver = month < monthOf(ctx.today);
      const uncomputed = isOver ? await uncomputedCount(db, { organizationId, month }) : 0;
      return {
        lines: lines.length,
        total: totalOf(lines),
        newestMonth:
          items
            .map(({ month: one }) => one.month)
            .toSorted()
            .at(-1) ?? null,
        differences: items.filter(({ seq }) => seq > 0).length,
        exclusions: [...byReason].map(([reason, found]) => ({
          reason,
          count: found.length,
          people: [...new Map(found.map(personOf))]
            .slice(0, shownNames)
            .map(([employeeId, name]) => ({ employeeId, name })),
        })),
        underWay: await paymentsUnderWay(
          db,
          organizationId,
          (byReason.get("in-another-payment") ?? []).map((one) => one.month),
        ),
        hasAccount: await hasAccount(db, organizationId),
        unapproved: unapproved + uncomputed,
      };
    });
  },
  previewTerm,
  getById: paymentDetails,
  getLines: paymentLineListing.getAll,
  exportLines: paymentLineListing.export,
  getExclusions: exclusionListing.getAll,
  exportExclusions: exclusionListing.export,
  getOverpayments: overpaymentListing.getAll,
  exportOverpayments: overpaymentListing.export,
  getRecoveries: recoveryListing.getAll,
  exportRecoveries: recoveryListing.export,
  getPayroll: payrollListing.getAll,
  exportPayroll: payrollListing.export,
  create: createPayment,
  createForBodies,
  /**
   * Approves a draft: by another person than the one who made it, after entering the password again. Refused when one
   * of its months or accounts has changed since, or a bank could not pay one of its people.
   */
  approve: async (ctx, { id, version, password }) => {
    await confirmPassword(ctx, password);
    return write(ctx, "payment.approve", async (tx) => {
      const payment = await lockPayment(tx, ctx, { id, act: "approve", version });
      await requirePayable(tx, ctx, id);
      const { userId: approvedBy } = ctx.actor;
      const move = { act: "approve", state: "approved", reason: "", approvedBy } as const;
      return movePayment(tx, ctx, payment, move);
    });
  },
  order: orderPayment,
  submit: submitPayment,
  /**
   * The order as it was made. Throws `not-found` before that, and for a payment that was cancelled before the bank was
   * given it: that one must not reach a bank.
   */
  getFile: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => {
      const file = await db
        .selectFrom("payment_file as f")
        .innerJoin("payment as p", ofOrganization("p.id", "f.payment_id"))
        .select(["f.name", "f.content"])
        .where((of) => of.and({ "f.organization_id": organizationId, "f.payment_id": id }))
        .where(
          sql<SqlBool>`(p.state <> 'cancelled' or exists (select from payment_line l
          where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = 'rejected'))`,
        )
        .executeTakeFirstOrThrow(notFound);
      return { name: file.name, type: "application/xml", bytes: file.content };
    }),
  readAnswer,
  /**
   * States that every line without an answer was paid, for banks that report only refusals; a reason is required.
   * Throws `refused` before the day on which the bank is to execute the order.
   */
  settle: async (ctx, { id, version, reason }) => {
    const calculator = await calculatorOf(ctx);
    return write(ctx, "payment.settle", async (tx) => {
      const payment = await lockPayment(tx, ctx, { id, act: "settle", version });
      const { executionDate } = payment;
      if (executionDate !== null && refusalToSettlement(executionDate, ctx.today))
        throw refused(paymentRefusalTexts.settledFrom(dayText(executionDate)));
      const waiting = await tx
        .selectFrom("payment_line")
        .select("id")
        .where("organization_id", "=", ctx.organizationId)
        .where("payment_id", "=", id)
        .where("state", "=", "submitted")
        .execute();
      const outcomes = waiting.map(
        (line) => ({ id: line.id, outcome: "paid", code: "", text: "" }) as const,
      );
      const { state, entries } = await settleLines(tx, ctx, calculator, payment, outcomes);
      return movePayment(tx, ctx, payment, { act: "settle", state, reason }, entries);
    });
  },
  returnCredit,
  recover,
  withdrawRecovery,
  cancel: cancelPayment,
  /** A new draft of what the bank refused, to the present accounts. Throws `refused` if nothing of it is left. */
  reissue: (ctx, { id }) =>
    drawUp(ctx, async (tx) => {
      const { month } = await lockPayment(tx, ctx, { id, act: "reissue" });
      return { month, months: await monthsToReissue(tx, ctx, id), reissueOf: id };
    }),
};
