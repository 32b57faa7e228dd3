import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { inOrganization } from "#web/kernel/organization.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { Page } from "#web/ui/page.tsx";
import { ClosingBoard } from "./closing-board.tsx";
import { MonthsTable, type MonthsSearch } from "./months-table.tsx";

const { input } = monthlyContracts.getAll;

export const Route = createFileRoute("/_signed-in/monthly-contracts")({
  validateSearch: listSearchOf(
    input.pick({ search: true, sort: true, month: true, structureId: true, state: true }),
  ),
  beforeLoad: inOrganization,
  component: MonthlyContractsPage,
});

function MonthlyContractsPage() {
  const list = useListState<MonthsSearch>(Route.useSearch());
  const { month = monthToClose() } = list.search;
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={<MonthPicker value={month} onChange={(next) => list.change({ month: next })} />}
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
