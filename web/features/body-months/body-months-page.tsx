import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { bodyMonths, type BodyMonths } from "#api/body-months.ts";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { monthGroupTexts } from "#texts/dashboard.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { BodyLink } from "./body-link.tsx";

const kept = bodyMonths.getAll.input.pick({ search: true, sort: true, month: true });

const readSearch = listSearchOf(kept);

export const Route = createFileRoute("/_signed-in/system-administration/bodies")({
  validateSearch: unread<typeof readSearch>,
  component: BodyMonthsPage,
});

/** Every body with how far its months have come, and what waits in it. */
function BodyMonthsPage() {
  const { month = addMonths(thisMonth(), -1), ...asked } = useRead(readSearch, Route.useSearch());
  const list = useListState(asked, { month });
  const found = useQuery(listOf(bodyMonths.getAll, { ...pageInput(asked), month }));
  const months = useListState(useRead(readSearch, Route.useSearch()));
  const { page: _page, take: _take, ...filter } = asked;
  return (
    <Page
      title={t.bodies}
      description={t.bodiesDescription}
      actions={<MonthPicker value={month} onChange={(next) => months.change({ month: next })} />}
    >
      {found.data && <Sums sums={found.data.sums} />}
      <DataTable
        name="body-months"
        label={t.bodies}
        columns={columnsOf(month)}
        found={found}
        list={list}
        usualSort="title"
        rowKey={(row) => row.organizationId}
        searchLabel={t.bodySearch}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(bodyMonths.export, { ...filter, month, format }, taking)
            }
          />
        }
        empty={<EmptyState title={t.noBodies} text={t.noBodiesHint} />}
      />
    </Page>
  );
}

const groups = ["draft", "submitted", "awaiting", "signed", "approved"] as const;
const sorted: Partial<Record<(typeof groups)[number], string>> = {
  draft: "draft",
  submitted: "submitted",
  awaiting: "awaiting",
  signed: "signed",
};

function Sums({ sums }: { sums: Record<(typeof groups)[number] | "sheetsToCheck", number> }) {
  const words = groups.map((group) => `${monthGroupTexts[group]}: ${formatNumber(sums[group])}`);
  return (
    <Text size="sm" mb="sm">
      {[...words, `${t.sheetsToCheck}: ${formatNumber(sums.sheetsToCheck)}`].join(" · ")}
    </Text>
  );
}

function columnsOf(month: Month): readonly Column<BodyMonths>[] {
  return [
    {
      id: "title",
      header: t.body,
      cell: (row) => (
        <BodyLink body={bodyOf(row)} to="/monthly-contracts" search={{ month }}>
          {row.title}
        </BodyLink>
      ),
      sort: "title",
    },
    ...groups.map((group): Column<BodyMonths> => ({
      id: group,
      header: monthGroupTexts[group],
      align: "end",
      cell: (row) => formatNumber(row[group]),
      ...(sorted[group] === undefined ? {} : { sort: sorted[group] }),
    })),
    {
      id: "sheetsToCheck",
      header: t.sheetsToCheck,
      align: "end",
      cell: (row) =>
        row.sheetsToCheck === 0 ? (
          0
        ) : (
          <BodyLink body={bodyOf(row)} to="/verifications">
            {formatNumber(row.sheetsToCheck)}
          </BodyLink>
        ),
      sort: "sheetsToCheck",
    },
  ];
}

function bodyOf({ organizationId, title }: BodyMonths) {
  return { id: organizationId, description: title };
}
