import type { InputOf } from "#api/call.ts";
import type { ExclusionOut, LineOut, PaymentItem } from "#api/payment-shapes.ts";
import type { payments } from "#api/payments.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import {
  exclusionTexts,
  lacksBenefit,
  lineStateTexts,
  paymentsExport as texts,
  paymentStateTexts,
} from "#texts/payments.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import { exclusionItems } from "./exclusions.ts";
import { paymentLines, requirePayment } from "./payment-lines.queries.ts";
import { paymentItems } from "./payments.queries.ts";

const listColumns: readonly ExportColumn<PaymentItem>[] = [
  { header: texts.number, width: 14, kind: "text", value: (item) => item.number },
  { header: texts.month, width: 10, kind: "text", value: (item) => item.month },
  { header: texts.state, width: 16, kind: "text", value: (item) => paymentStateTexts[item.state] },
  { header: texts.total, width: 16, kind: "money", value: (item) => item.total },
  { header: texts.lines, width: 12, kind: "number", value: (item) => item.lines },
  { header: texts.paid, width: 12, kind: "number", value: (item) => item.paidLines },
  { header: texts.rejected, width: 12, kind: "number", value: (item) => item.rejectedLines },
  { header: texts.exclusions, width: 12, kind: "number", value: (item) => item.exclusions },
  { header: texts.executionDate, width: 14, kind: "day", value: (item) => item.executionDate },
  {
    header: texts.submittedOn,
    width: 14,
    kind: "day",
    value: (item) => item.submission?.submittedOn ?? null,
  },
  {
    header: texts.reference,
    width: 24,
    kind: "text",
    value: (item) => item.submission?.reference ?? "",
  },
  { header: texts.createdBy, width: 20, kind: "text", value: (item) => item.createdBy },
];

const lineColumns: readonly ExportColumn<LineOut>[] = [
  { header: texts.name, width: 32, kind: "text", value: (line) => line.name },
  { header: texts.iban, width: 32, kind: "text", value: (line) => line.iban },
  { header: texts.amount, width: 14, kind: "money", value: (line) => line.amount },
  { header: texts.state, width: 16, kind: "text", value: (line) => lineStateTexts[line.state] },
  { header: texts.bankCode, width: 10, kind: "text", value: (line) => line.bankCode },
  { header: texts.bankText, width: 30, kind: "text", value: (line) => line.bankText },
  { header: texts.contracts, width: 24, kind: "text", value: contractsOf },
  { header: texts.months, width: 18, kind: "text", value: monthsOf },
  { header: texts.differences, width: 14, kind: "money", value: differencesOf },
];

const organization: ExportColumn<PaymentItem> = {
  header: texts.organization,
  width: 40,
  kind: "text",
  value: (item) => item.organizationTitle,
};

const exclusionColumns: readonly ExportColumn<ExclusionOut>[] = [
  { header: texts.name, width: 32, kind: "text", value: (item) => item.name },
  { header: texts.contracts, width: 24, kind: "text", value: (item) => item.contractNumber },
  { header: texts.month, width: 10, kind: "text", value: (item) => item.month },
  {
    header: texts.why,
    width: 30,
    kind: "text",
    value: ({ reason, name, days }) =>
      days.length > 0 ? lacksBenefit(name, days) : exclusionTexts[reason].title,
  },
  { header: texts.amount, width: 14, kind: "money", value: (item) => item.amount },
];

/** The payments of a body that pass the filter, as a file. */
export function exportPayments(
  ctx: BodyContext,
  { format, organizationId, ...filter }: InputOf<typeof payments.export>,
): Promise<FileAnswer> {
  const asked = { ...filter, organizationIds: [organizationId] };
  return exportedList(ctx, {
    title: texts.listName,
    format,
    bodies: [ctx.organizationId],
    columns: listColumns,
    rows: (db, page) => paymentItems(db, asked, page),
  });
}

/** The same over all bodies. */
export async function exportPaymentsOfBodies(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof payments.exportOfBodies>,
): Promise<FileAnswer> {
  const organizationIds = await everyBody(ctx);
  return exportedList(ctx, {
    title: texts.listName,
    format,
    bodies: organizationIds,
    columns: [organization, ...listColumns],
    rows: (db, page) => paymentItems(db, { ...filter, organizationIds }, page),
  });
}

/** The lines of a payment that pass the filter, as a file. Throws `not-found`. */
export async function exportLines(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof payments.exportLines>,
): Promise<FileAnswer> {
  const { number } = await readBody(ctx, (db) => requirePayment(db, filter));
  return exportedList(ctx, {
    title: texts.linesName(number),
    format,
    bodies: [ctx.organizationId],
    columns: lineColumns,
    rows: (db, page) => paymentLines(db, filter, page),
  });
}

/** What a payment leaves out, as a file. Throws `not-found`. */
export async function exportExclusions(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof payments.exportExclusions>,
): Promise<FileAnswer> {
  const { number } = await readBody(ctx, (db) => requirePayment(db, filter));
  return exportedList(ctx, {
    title: texts.exclusionsName(number),
    format,
    bodies: [ctx.organizationId],
    columns: exclusionColumns,
    rows: (db, page) => exclusionItems(db, filter, page),
  });
}

function contractsOf({ items }: LineOut): string {
  return [...new Set(items.map(({ contractNumber }) => contractNumber))].join(", ");
}

function monthsOf({ items }: LineOut): string {
  return [...new Set(items.map(({ month }) => month))].join(", ");
}

function differencesOf({ items }: LineOut): string {
  const differences = items.filter(({ seq }) => seq > 0);
  return centsToDecimal(
    differences.reduce((sum, { amount }) => sum + (decimalToCents(amount) ?? 0), 0),
  );
}
