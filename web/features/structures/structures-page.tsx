import { Group, SegmentedControl, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { z } from "zod";
import { structureList } from "#api/structures.ts";
import {
  schedulePageTexts,
  structureListTexts,
  structurePageTexts as t,
} from "#texts/structures.ts";
import { ImportModal } from "#web/features/imports/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf, type TableSearch } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { MoreActs } from "#web/ui/more-acts.tsx";
import { Page } from "#web/ui/page.tsx";
import { useOpening } from "#web/ui/use-opening.ts";
import { StructureState } from "./structure-state.tsx";
import { StructureTree } from "./structure-tree.tsx";

const StructureForm = later(async () => (await import("./structure-form.tsx")).StructureForm);

const SchedulesList = later(
  async () => (await import("#web/features/schedules/public.ts")).SchedulesList,
);

const views = ["table", "tree", "schedules"] as const;
const readSearch = listSearchOf(
  structureList.filters.extend({ view: z.enum(views), open: z.enum(["new", "import"]) }),
);

export const Route = createFileRoute("/_signed-in/structures")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(structureList),
  component: StructuresPage,
});

function StructuresPage() {
  const { view = "table", open, ...search } = useRead(readSearch, Route.useSearch());
  const schedules = useListState<TableSearch>(search, { view });
  const navigate = useNavigate();
  const show = useOpening();
  const close = () => show(undefined);
  const refusal = useRefusalTo("structure.write");
  const create = (
    <ActButton reason={refusal} onClick={() => show("new")} icon={IconPlus}>
      {view === "schedules" ? schedulePageTexts.create : t.create}
    </ActButton>
  );
  return (
    <Page
      title={view === "schedules" ? schedulePageTexts.title : structureListTexts.title}
      description={
        view === "schedules" ? schedulePageTexts.description : structureListTexts.description
      }
      actions={
        <Group gap="xs">
          {create}
          {view !== "schedules" && (
            <MoreActs
              acts={[{ label: t.import, reason: refusal, onClick: () => show("import") }]}
            />
          )}
        </Group>
      }
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t.view}
          data={views.map((value) => ({ value, label: t.views[value] }))}
          value={view}
          onChange={(next) =>
            void navigate({ to: ".", search: next === "table" ? {} : { view: next } })
          }
          w="fit-content"
        />
        {view === "table" && (
          <StructureTable
            address={search}
            create={
              <Group gap="xs" justify="center">
                {create}
                <ActButton variant="default" reason={refusal} onClick={() => show("import")}>
                  {t.import}
                </ActButton>
              </Group>
            }
          />
        )}
        {view === "tree" && <StructureTree />}
        {view === "schedules" && (
          <SchedulesList
            list={schedules}
            create={create}
            isCreating={open === "new"}
            onCreated={close}
          />
        )}
      </Stack>
      <FormDrawer opened={open === "new" && view !== "schedules"} onClose={close} title={t.create}>
        <StructureForm
          structure={null}
          onCancel={close}
          onSaved={(id) => void navigate({ to: "/structures/details/$id", params: { id } })}
        />
      </FormDrawer>
      <ImportModal opened={open === "import"} of="structures" onClose={close} />
    </Page>
  );
}

const cells: Cells<typeof structureList> = {
  state: (row) => <StructureState closedOn={row.closedOn} />,
};

type Props = { address: AddressOf<typeof structureList>; create: ReactNode };

/** The structures of the body as a list. */
function StructureTable({ address, create }: Props) {
  return (
    <ListTable
      list={structureList}
      texts={structureListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: "/structures/details/$id", params: { id: row.id } })}
      create={create}
    />
  );
}
