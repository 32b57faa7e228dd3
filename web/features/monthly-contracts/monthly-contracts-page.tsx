import { Group, Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { monthlyContractFilters } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { recomputeTexts } from "#texts/recomputation.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { MoreActs } from "#web/ui/more-acts.tsx";
import { Page } from "#web/ui/page.tsx";
import { ClosingBoard } from "./closing-board.tsx";
import { MonthsTable, type MonthsSearch } from "./months-table.tsx";

const readSearch = listSearchOf(monthlyContractFilters);

export const Route = createFileRoute("/_signed-in/monthly-contracts")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: MonthlyContractsPage,
});

function MonthlyContractsPage() {
  const list = useListState<MonthsSearch>(useRead(readSearch, Route.useSearch()));
  const { month = monthToClose() } = list.search;
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={
        <Group gap="xs">
          <MonthPicker value={month} onChange={(next) => list.change({ month: next })} />
          <MoreActs
            acts={[
              {
                label: recomputeTexts.open,
                reason: null,
                link: {
                  to: "/monthly-contracts/recompute",
                  search: { structureId: list.search.structureId, from: month, to: month },
                },
              },
            ]}
          />
        </Group>
      }
    >
      <Stack gap="md">
        <ClosingBoard
          month={month}
          onChooseStructure={(structureId) => list.change({ structureId })}
        />
        <MonthsTable key={month} month={month} list={list} />
      </Stack>
    </Page>
  );
}
