import type { ItemOut, StepOut } from "#api/payment-shapes.ts";
import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import { formatDuration } from "#domain/minutes.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { payStepTexts } from "#texts/payments.ts";
import { formatRate } from "#web/ui/format-rate.ts";
import { formatDay, formatDays, formatMoney } from "#web/ui/formats.ts";
import styles from "./amount-steps.module.css";

type Amount = Pick<ItemOut, "seq" | "amount" | "worth" | "held" | "steps">;

/** How an item's amount is calculated, step by step, down to what is paid. */
export function AmountSteps({ item }: { item: Amount }) {
  const heldCents = cents(item.held);
  const waitingCents = cents(item.amount) - (cents(item.worth) - heldCents);
  return (
    <table className={styles.steps} aria-label={t.how}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t.step}</th>
          <th scope="col">{t.calculation}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {item.steps.map((step) => (
          <tr key={`${step.kind} ${step.from} ${step.dates.join(" ")}`}>
            <th scope="row">
              {payStepTexts[step.kind]}
              <span>{daysOf(step)}</span>
            </th>
            <td>{calculationOf(step)}</td>
            <td>{formatMoney(step.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(item.seq > 0 || item.worth !== item.amount) && (
          <>
            <Sum name={t.sum} amount={item.worth} />
            <Sum name={t.paidBefore} amount={centsToDecimal(-heldCents)} />
          </>
        )}
        {waitingCents > 0 && <Sum name={t.waitsOn} amount={centsToDecimal(waitingCents)} />}
        <Sum name={t.amount} amount={item.amount} />
      </tfoot>
    </table>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td />
      <td>{formatMoney(amount)}</td>
    </tr>
  );
}

function cents(decimal: string): number {
  return decimalToCents(decimal) ?? 0;
}

const mostDates = 6;

function daysOf({ dates, from, to }: StepOut): string {
  if (dates.length === 0 || dates.length > mostDates) return formatDays({ from, to });
  return dates.map(formatDay).join(", ");
}

function calculationOf({ kind, rate, quantity, of, ofWeek }: StepOut): string {
  const payBasis = basisOfStep[kind];
  const amount = payBasis ? formatRate({ payBasis, rate }) : formatMoney(rate);
  if (ofWeek && kind === "part-day")
    return `${amount} × 6/25 × ${formatDuration(quantity)}/${formatDuration(of)}`;
  if (ofWeek) return `${amount} × 6/25 × ${quantity}/${of}`;
  if (kind === "month-share")
    return quantity === of ? `${amount}, ${t.wholeMonth}` : `${amount} × ${quantity}/${of}`;
  if (kind === "hours" || kind === "leave-hours") return `${amount} × ${formatDuration(quantity)}`;
  if (kind === "half-paid-hours") return `${amount} × ${formatDuration(quantity)} × 1/2`;
  if (of === 1) return `${amount} × ${t.days(quantity)}`;
  return `${amount} × ${quantity}/${of}`;
}

/** What the rate of a step is paid for; of others, a part of a day or a benefit, the kind does not say. */
const basisOfStep: Partial<Record<StepOut["kind"], TermBasis>> = {
  "month-share": "monthly",
  unjustified: "monthly",
  unpaid: "monthly",
  "third-party": "monthly",
  "half-paid": "monthly",
  days: "daily",
  "leave-days": "daily",
  "half-paid-days": "daily",
  holidays: "daily",
  closures: "daily",
  hours: "hourly",
  "leave-hours": "hourly",
  "half-paid-hours": "hourly",
  presences: "presence",
};
