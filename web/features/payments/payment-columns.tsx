import type { PaymentItem } from "#api/payment-shapes.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { paymentStateTexts } from "#texts/payments.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import {
  formatDay,
  formatInstant,
  formatMonth,
  formatMoney,
  formatNumber,
} from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { paymentTones, submissionOf } from "./payment-words.ts";

type Row = PaymentItem;

const number: Column<Row> = {
  id: "number",
  header: t.number,
  sort: "number",
  cell: (row) => row.number,
};

const rest: readonly Column<Row>[] = [
  { id: "month", header: t.month, sort: "month", cell: (row) => formatMonth(row.month) },
  {
    id: "state",
    header: t.state,
    sort: "state",
    cell: ({ state }) => (
      <StatusBadge tone={paymentTones[state]}>{paymentStateTexts[state]}</StatusBadge>
    ),
  },
  {
    id: "total",
    header: t.total,
    sort: "total",
    align: "end",
    cell: (row) => formatMoney(row.total),
  },
  {
    id: "lines",
    header: t.lines,
    initiallyHidden: "up to tablets",
    sort: "lines",
    align: "end",
    cell: (row) => formatNumber(row.lines),
  },
  {
    id: "outcome",
    header: t.outcome,
    cell: ({ paidLines, rejectedLines }) => t.outcomeOf(paidLines, rejectedLines),
  },
  {
    id: "exclusions",
    header: t.exclusions,
    initiallyHidden: "up to tablets",
    align: "end",
    cell: (row) => (row.exclusions === 0 ? "–" : formatNumber(row.exclusions)),
  },
  {
    id: "executionDate",
    header: t.executionDate,
    initiallyHidden: true,
    cell: (row) => (row.executionDate === null ? "–" : formatDay(row.executionDate)),
  },
  {
    id: "submission",
    header: t.submission,
    initiallyHidden: true,
    cell: (row) => submissionOf(row.submission) || "–",
  },
  {
    id: "created",
    header: t.created,
    sort: "createdAt",
    cell: (row) => (
      <>
        {formatInstant(row.createdAt)}
        <CellNote>{row.createdBy}</CellNote>
      </>
    ),
  },
];

/** Columns of one body's payments. */
export const paymentColumns: readonly Column<Row>[] = [number, ...rest];

/** Columns of all bodies' payments. */
export const bodyColumns: readonly Column<Row>[] = [
  number,
  { id: "organization", header: t.organization, cell: (row) => row.organizationTitle },
  ...rest,
];
