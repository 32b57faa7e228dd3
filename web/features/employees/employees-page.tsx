import { Group, Stack, Tabs } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { employeeList } from "#api/employees.ts";
import { Id } from "#api/fields.ts";
import { badgeTexts } from "#texts/badges.ts";
import { employeeListTexts, employeePageTexts as t } from "#texts/employees.ts";
import { personalDataPageTexts as erasureTexts } from "#texts/personal-data-pages.ts";
import { leaveBalanceListTexts } from "#texts/leave-balances.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { StructureBadges } from "#web/features/badges/public.ts";
import { ImportModal, PunchImport } from "#web/features/imports/public.ts";
import { ErasuresList } from "#web/features/personal-data/public.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { type TableSearch, listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import { MoreActs } from "#web/ui/more-acts.tsx";
import { Page } from "#web/ui/page.tsx";
import { TabRow } from "#web/ui/tab-row.tsx";
import { useCreating } from "#web/ui/use-opening.ts";
import { EmployeeTable } from "./employee-table.tsx";

const EmployeeDrawer = later(async () => (await import("./employee-drawer.tsx")).EmployeeDrawer);
const EmployeeForm = later(async () => (await import("./employee-form.tsx")).EmployeeForm);

const searchFilters = employeeList.filters.extend({
  tab: z.enum(["punches", "erasures"]),
  employee: Id,
});

const readSearch = listSearchOf(searchFilters);

export const Route = createFileRoute(
  "/_signed-in/organization-administration/organization-employees",
)({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(employeeList),
  component: EmployeesPage,
});

function EmployeesPage() {
  const { tab, employee, ...search } = useRead(readSearch, Route.useSearch());
  const { page, take } = search;
  const paging: TableSearch = { ...(page ? { page } : {}), ...(take ? { take } : {}) };
  const erasures = useListState(paging, { tab: "erasures" });
  const refusalToErasures = useRefusalTo("person.data");
  const navigate = useNavigate();
  const [isCreating, creating] = useCreating();
  const [isPrinting, printing] = useDisclosure(false);
  const [isImporting, importing] = useDisclosure(false);
  const refusal = useRefusalTo("employee.write");
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  const create = (
    <ActButton reason={refusal} onClick={creating.open} icon={IconPlus}>
      {t.create}
    </ActButton>
  );
  return (
    <Page
      title={employeeListTexts.title}
      description={employeeListTexts.description}
      actions={
        <Group gap="xs">
          {create}
          <MoreActs
            acts={[
              { label: t.import, reason: refusal, onClick: importing.open },
              { label: badgeTexts.bulk, reason: refusal, onClick: printing.open },
              {
                label: leaveBalanceListTexts.title,
                reason: null,
                link: { to: "/contracts/leave" },
              },
            ]}
          />
        </Group>
      }
    >
      <Tabs
        value={tab ?? "register"}
        keepMounted={false}
        onChange={(next) =>
          void navigate({
            to: ".",
            search: next === "punches" || next === "erasures" ? { tab: next } : {},
          })
        }
      >
        <TabRow present={tab ?? "register"}>
          <Tabs.Tab value="register">{t.tabs.register}</Tabs.Tab>
          <Tabs.Tab value="punches">{t.tabs.punches}</Tabs.Tab>
          <Tabs.Tab
            value="erasures"
            disabled={refusalToErasures !== null}
            {...(refusalToErasures === null ? {} : { title: refusalToErasures })}
          >
            {erasureTexts.tab}
          </Tabs.Tab>
        </TabRow>
        <Tabs.Panel value="register">
          <EmployeeTable
            address={search}
            create={
              <Group gap="xs" justify="center">
                {create}
                <ActButton variant="default" reason={refusal} onClick={importing.open}>
                  {t.import}
                </ActButton>
              </Group>
            }
          />
        </Tabs.Panel>
        <Tabs.Panel value="punches">
          <Stack gap="md">
            <PunchImport />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="erasures">
          <ErasuresList list={erasures} />
        </Tabs.Panel>
      </Tabs>
      <EmployeeDrawer id={employee ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create} size="xl">
        <EmployeeForm employee={null} onCancel={creating.close} onSaved={creating.close} />
      </FormDrawer>
      <StructureBadges opened={isPrinting} onClose={printing.close} />
      <ImportModal opened={isImporting} of="employees" onClose={importing.close} />
    </Page>
  );
}
