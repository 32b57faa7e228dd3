import { Group } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { payrollList } from "#api/payroll.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import { common } from "#texts/common.ts";
import { payrollLayoutTexts } from "#texts/payroll-layout-pages.ts";
import { payrollListTexts as t, payrollTexts } from "#texts/payroll.ts";
import { monthTones } from "#web/features/monthly-contracts/public.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { formatRate } from "#web/ui/format-rate.ts";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { useFound } from "#web/ui/list/use-found.ts";
import { Note } from "#web/ui/note.tsx";
import { PayrollSiblings } from "./payroll-siblings.tsx";
import { PayrollSummary } from "./payroll-summary.tsx";

const Detail = later(async () => (await import("./payroll-detail.tsx")).PayrollDetail);
const ExportInLayout = later(async () => (await import("./export-in-layout.tsx")).ExportInLayout);

const readSearch = listSearchOf(payrollList.filters);

export const Route = createFileRoute("/_signed-in/payments/payroll")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: PayrollPage,
});

/** The payroll of a month, contract by contract; each expands into the calculation of its amount. */
function PayrollPage() {
  const { id: organizationId } = useOrganization();
  const { month = addMonths(thisMonth(), -1), ...address } = useRead(readSearch, Route.useSearch());
  const within = { organizationId, month };
  const { change } = useListState({ ...address, month });
  const { data } = useFound(payrollList, address, within);
  const isPart = Boolean(address.search) || address.structureId !== undefined;
  return (
    <ListPage
      list={payrollList}
      texts={t}
      address={address}
      beside={{ month }}
      within={within}
      cells={cells}
      rowKey={(row) => row.contractId}
      renderDetail={(row) => <Detail row={row} />}
      renderFilters={(list) => <StructureFilter list={list} />}
      actions={
        <Group gap="sm">
          <Opens act={payrollLayoutTexts.export} variant="default">
            {(dialog) => (
              <Modal
                {...dialog}
                title={payrollLayoutTexts.exportTitle(formatMonth(month))}
                size="lg"
              >
                <ExportInLayout month={month} />
              </Modal>
            )}
          </Opens>
          <MonthPicker value={month} onChange={(next) => change({ month: next })} />
        </Group>
      }
      siblings={<PayrollSiblings />}
      above={<PayrollSummary month={month} sums={data?.sums} isPart={isPart} />}
    />
  );
}

const cells: Cells<typeof payrollList> = {
  name: { note: (row) => row.specialty },
  rate: {
    cell: formatRate,
    note: ({ terms }) => (terms > 1 ? payrollTexts.terms(terms) : null),
  },
  state: { tones: monthTones },
  workedMinutes: (row) => hours(row.workedMinutes),
  nightMinutes: (row) => hours(row.nightMinutes),
  sundayHolidayMinutes: (row) => hours(row.sundayHolidayMinutes),
  overtimeMinutes: (row) => hours(row.overtimeMinutes),
  // What was paid for a month that has changed since, or is open again, is not paid twice.
  amount: ({ held, amount }) => (
    <>
      {amount === null ? common.none : formatMoney(amount)}
      {held !== null && held !== amount && (
        <Note size="xs">{payrollTexts.held(formatMoney(held))}</Note>
      )}
    </>
  ),
  insuranceDays: {
    note: ({ insuranceRange: range }) =>
      range.length > 0 ? payrollTexts.insuranceRange(range) : null,
  },
};

function hours(minutes: number): string {
  return minutes === 0 ? common.none : formatDuration(minutes);
}
