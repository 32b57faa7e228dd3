import { centsToDecimal } from "#domain/money.ts";
import { cleanIban, refusalToIban } from "#domain/identity/iban.ts";
import type { ExclusionReason } from "#domain/payments/payment.ts";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToSepaIban } from "#domain/payments/sepa-countries.ts";
import { settlementOf } from "#domain/payments/settlement.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { type Difference, differencesOf } from "./differences-of-months.ts";
import type { CurrentMonth } from "./months-due.ts";

/** What a person is owed: a contract's month, or the difference since it was paid. */
type DraftClaim = Difference & { seq: number };

/** What one line pays for; not whole if a part of it is left to be set off later. */
type DraftItem = DraftClaim & { isWhole: boolean };

/** One person's credit. */
type DraftLine = {
  employeeId: string;
  name: string;
  iban: string;
  cents: number;
  items: DraftItem[];
};

/** `days`: the days for which something is missing. */
export type DraftExclusion = {
  month: CurrentMonth;
  reason: ExclusionReason;
  cents: number;
  days: readonly Day[];
};

/** A payment before it is stored. */
export type PaymentDraft = {
  lines: DraftLine[];
  exclusions: DraftExclusion[];
  /** Months that were paid before and whose amount is unchanged. */
  unchanged: CurrentMonth[];
};

type Claimed = { claims: DraftClaim[]; exclusions: DraftExclusion[]; unchanged: CurrentMonth[] };

/** Draws up a payment of the months: one line per person, and the months not payable now, or not by their own person, with why. */
export async function drawUpPayment(
  db: Reader,
  calculator: Calculator,
  query: {
    organizationId: string;
    months: readonly ContractMonth[];
    /** The employee who draws it up, if the actor is one. */
    own: string | null;
  },
): Promise<PaymentDraft> {
  const { organizationId, months, own } = query;
  const differences = await differencesOf(db, calculator, { organizationId, months });
  const { claims, exclusions, unchanged } = claimed(differences, own);
  const lines: DraftLine[] = [];
  for (const [employeeId, owned] of Map.groupBy(claims, ({ month }) => month.employeeId)) {
    const oldestFirst = owned.toSorted((one, other) =>
      one.month.month < other.month.month ? -1 : 1,
    );
    const settlement = settlementOf(oldestFirst.map((key) => ({ key, cents: key.cents })));
    for (const { key, cents } of settlement.waiting)
      exclusions.push({ month: key.month, reason: "waits-for-offset", cents, days: [] });
    const items = settlement.settled.map(({ key, cents }) => ({
      ...key,
      cents,
      isWhole: cents === key.cents,
    }));
    const [first] = items;
    if (!first) continue;
    const { name, iban } = first.month;
    const cents = settlement.transferCents;
    lines.push({ employeeId, name, iban: cleanIban(iban ?? ""), cents, items });
  }
  return { lines, exclusions, unchanged };
}

/** The sum of the lines as a decimal string. */
export function totalOf(lines: readonly DraftLine[]): string {
  return centsToDecimal(lines.reduce((sum, { cents }) => sum + cents, 0));
}

function claimed(differences: readonly Difference[], own: string | null): Claimed {
  const found: Claimed = { claims: [], exclusions: [], unchanged: [] };
  for (const { month, worth, cents } of differences) {
    const { withoutBenefit: days } = worth;
    const reason = month.onItsWay
      ? "in-another-payment"
      : days.length > 0 && month.employeeId !== own
        ? "no-sickness-benefit"
        : exclusionOf(month, cents, own);
    if (reason === "already-paid") found.unchanged.push(month);
    const isNews = month.state === "approved" || cents !== 0;
    if (reason === null) found.claims.push({ month, seq: (month.lastSeq ?? -1) + 1, cents, worth });
    else if (isNews) {
      const isKnown = !month.onItsWay && days.length === 0;
      found.exclusions.push({ month, reason, cents: isKnown ? cents : 0, days });
    }
  }
  return found;
}

function exclusionOf(
  month: CurrentMonth,
  cents: number,
  own: string | null,
): ExclusionReason | null {
  if (month.employeeId === own) return "own-month";
  if (cents === 0) return month.held === null ? "nothing-to-pay" : "already-paid";
  if (month.iban === null || month.iban.trim() === "") return "no-iban";
  const iban = cleanIban(month.iban);
  return refusalToIban(iban) === null ? refusalToSepaIban(iban) : "wrong-iban";
}
