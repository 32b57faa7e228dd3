import type { LineState, PaymentState } from "#domain/payments/payment.ts";
import { decimalToCents } from "#domain/money.ts";
import { formatNumber } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** How a payment's state looks. */
export const paymentTones: Record<PaymentState, Tone> = {
  draft: "neutral",
  approved: "info",
  sent: "special",
  settled: "good",
  cancelled: "neutral",
};

/** How a line's state looks. */
export const lineTones: Record<LineState, Tone> = {
  planned: "neutral",
  sent: "special",
  paid: "good",
  rejected: "bad",
  cancelled: "neutral",
};

/** An amount for a chart: whole euros. */
export function eurosOf(decimal: string): number {
  return Math.round((decimalToCents(decimal) ?? 0) / 100);
}

/** Whole euros, `1.250 €`. */
export function formatEuros(euros: number): string {
  return `${formatNumber(euros)}\u00a0€`;
}
