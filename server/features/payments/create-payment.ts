import type { payments } from "#api/payments.ts";
import type { Month } from "#domain/calendar/day.ts";
import { refusalToPaymentMonth } from "#domain/payments/payment.ts";
import { excludedBy, lacksBenefit, paymentRefusalTexts } from "#texts/payments.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import { type PaymentDraft, drawUpPayment } from "./draw-up-payment.ts";
import { hasAccount } from "./has-account.ts";
import {
  type ConcernedMonths,
  type DueMonth,
  lockMonths,
  monthsDue,
  noteFound,
} from "./months-due.ts";
import { payUnchanged } from "./pay-unchanged.ts";
import { oneAtATime, storePayment, type StoredPayment } from "./store-payment.ts";

/**
 * Draws up a payment of all that is due up to a month: approved months not yet paid, and differences of those already paid. The
 * actor's own months are left out. Throws `refused` as `refusalToDraft`, `invalid` for a month that has not begun.
 */
export const createPayment: Handler<typeof payments.create> = (ctx, { month }) => {
  requireBegun(ctx, month);
  const { organizationId } = ctx;
  return drawUp(ctx, async (tx) => ({
    month,
    months: await monthsDue(tx, { organizationId, month }),
    reissueOf: null,
  }));
};

type PaymentRequest = { month: Month; months: readonly DueMonth[]; reissueOf: string | null };

/** Stores a draft of the given months. Throws `refused` as `refusalToDraft`. */
export async function drawUp(
  ctx: BodyContext,
  askedBy: (tx: Writer) => Promise<PaymentRequest>,
): Promise<StoredPayment> {
  const calculator = await calculatorOf(ctx);
  try {
    return await write(ctx, "payment.create", async (tx) => {
      await oneAtATime(tx, ctx.organizationId);
      const { stored, entries } = await draft(tx, ctx, calculator, await askedBy(tx));
      return { entries, result: stored };
    });
  } catch (error) {
    if (error instanceof NoDraft) await noteFoundApart(ctx, error);
    throw error;
  }
}

/** Throws `invalid` for a month that cannot be paid yet. */
export function requireBegun({ today }: SignedContext, month: Month): void {
  if (refusalToPaymentMonth(month, today))
    throw fieldFault("month", paymentRefusalTexts.monthAhead);
}

class NoDraft extends Fault {
  readonly months: ConcernedMonths;

  constructor(detail: string, months: ConcernedMonths) {
    super("refused", { detail });
    this.months = months;
  }
}

/**
 * The refusal rolls back what its transaction noted about the months, so it is noted again in a separate transaction:
 * else every attempt would recompute the months, and one worth nothing would be shown as unpaid forever. If this fails,
 * the refusal is still reported.
 */
async function noteFoundApart(ctx: BodyContext, { months }: NoDraft): Promise<void> {
  if (months.unchanged.length + months.worthless.length === 0) return;
  const noted = write({ ...ctx, repeat: null }, "payment.create", async (tx) => {
    await oneAtATime(tx, ctx.organizationId);
    await noteFound(tx, ctx, months);
    return { entries: [], result: null };
  });
  await noted.catch(() => null);
}

async function draft(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  { month, months, reissueOf }: PaymentRequest,
): Promise<{ stored: StoredPayment; entries: Entry[] }> {
  const { organizationId } = ctx;
  await lockMonths(tx, organizationId, months);
  const { employeeId: own } = await ownAffairs(tx, ctx);
  const drawn = await drawUpPayment(tx, calculator, { organizationId, months, own });
  const { unchanged, exclusions } = drawn;
  const worthless = exclusions.flatMap((one) =>
    one.reason === "nothing-to-pay" ? [one.month] : [],
  );
  const concerned = { due: months, unchanged, worthless };
  const refusal = await refusalToDraft(tx, organizationId, drawn);
  if (refusal !== null) throw new NoDraft(refusal, concerned);
  const { stored, entry } = await storePayment(tx, ctx, { month, drawn, reissueOf });
  await noteFound(tx, ctx, concerned);
  return { stored, entries: [entry, ...(await payUnchanged(tx, ctx, unchanged))] };
}

/**
 * Why a payment that was drawn up is not stored: nothing of it is payable, or the body has no account to pay an order
 * from. A draft of it would hold its months, which would no longer be reported as owed.
 */
export async function refusalToDraft(
  db: Reader,
  organizationId: string,
  drawn: PaymentDraft,
): Promise<string | null> {
  if (drawn.lines.length === 0) return whyNothing(drawn);
  const isOrdered = drawn.lines.some(({ cents }) => cents > 0);
  return isOrdered && !(await hasAccount(db, organizationId))
    ? paymentRefusalTexts["no-account"]
    : null;
}

/** Names the people whose missing benefits a payment waits for, if any. */
function whyNothing({ exclusions }: PaymentDraft): string {
  const waiting = exclusions.filter(({ reason }) => reason === "no-sickness-benefit");
  const isOwn = exclusions.some(({ reason }) => reason === "own-month");
  if (waiting.length === 0 && isOwn) return paymentRefusalTexts["only-own-due"];
  if (exclusions.length === 0) return paymentRefusalTexts["nothing-due"];
  const others = exclusions.filter(({ reason }) => reason !== "no-sickness-benefit");
  return [
    ...(others.length === 0
      ? []
      : [paymentRefusalTexts["nothing-payable"], excludedBy(others.map(({ reason }) => reason))]),
    ...waiting.map(({ month, days }) => lacksBenefit(month.name, days)),
  ].join(". ");
}
