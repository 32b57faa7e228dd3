import type { PaymentDetails } from "#api/payment-shapes.ts";
import { exclusionList } from "#api/payment-lists.ts";
import { exclusionListTexts } from "#texts/payment-lists.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { exclusionTexts, lacksBenefit } from "#texts/payments.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { listColumns } from "#web/ui/list/list-columns.tsx";
import { Note } from "#web/ui/note.tsx";
import { ListPanel } from "./list-panel.tsx";

const columns = listColumns(exclusionList, exclusionListTexts, {
  month: ({ month }) => formatMonth(month),
  why: ({ reason, name, days }) => (
    <div>
      {exclusionTexts[reason].title}
      <Note>
        {days.length > 0 && `${lacksBenefit(name, days)}. `}
        {exclusionTexts[reason].hint}
      </Note>
    </div>
  ),
});

/** Approved months that the payment leaves out, why, and what to do about it. */
export function ExclusionsPanel({ payment }: { payment: PaymentDetails }) {
  const { organizationId, id } = payment;
  return (
    <ListPanel
      list={exclusionList}
      title={t.exclusions}
      none={exclusionListTexts.none}
      columns={columns}
      within={{ organizationId, id }}
      rowKey={({ contractId, month }) => `${contractId} ${month}`}
    />
  );
}
