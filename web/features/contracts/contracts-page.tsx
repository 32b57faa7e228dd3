import { Group, Menu } from "@mantine/core";
import { IconPlus, IconUpload } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { contractList } from "#api/contracts.ts";
import { isClosed, contractStates } from "#domain/contracts/contract.ts";
import { contractListTexts } from "#texts/contract-list.ts";
import { contractPageTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { ImportModal, PunchImport } from "#web/features/imports/public.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { useOpening } from "#web/ui/use-opening.ts";
import { BulkActs } from "./bulk-acts.tsx";
import styles from "./contract-filters.module.css";
import { stateTones, typeText, typeChoices } from "./contract-words.ts";

const ContractForm = later(async () => (await import("./contract-form.tsx")).ContractForm);

const openings = ["new", "employees", "contracts", "punches"] as const;
const readSearch = listSearchOf(contractList.filters.extend({ open: z.enum(openings) }));

export const Route = createFileRoute("/_signed-in/contracts")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(contractList),
  component: ContractsPage,
});

type Import = "employees" | "contracts" | "punches";

const importKinds: readonly Import[] = ["employees", "contracts", "punches"];

function ContractsPage() {
  const { open, ...search } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const show = useOpening();
  const refusal = useRefusalTo("contract.write");
  const create = (
    <ActButton reason={refusal} onClick={() => show("new")} icon={IconPlus}>
      {t.create}
    </ActButton>
  );
  const close = () => show(undefined);
  return (
    <ListPage
      list={contractList}
      texts={contractListTexts}
      address={search}
      cells={cells}
      rowLink={(row) => ({ to: "/contracts/details/$id", params: { id: row.id } })}
      isMuted={({ state }) => isClosed(state)}
      renderFilters={(list) => <ContractFilters list={list} />}
      renderBulk={(ticked, onDone) => <BulkActs selected={ticked} onDone={onDone} />}
      create={create}
      actions={
        <Group gap="xs">
          <ImportMenu refusal={refusal} onChoose={show} />
          {create}
        </Group>
      }
    >
      <FormDrawer opened={open === "new"} onClose={close} title={t.create} size="xl">
        <ContractForm
          contract={null}
          employeeId={search.employeeId}
          onCancel={close}
          onSaved={(id) => void navigate({ to: "/contracts/details/$id", params: { id } })}
        />
      </FormDrawer>
      <ImportModal opened={open === "employees"} of="employees" onClose={close} />
      <ImportModal opened={open === "contracts"} of="contracts" onClose={close} />
      <Modal
        opened={open === "punches"}
        onClose={close}
        title={t.punchesTitle}
        size="min(70rem, 100%)"
      >
        <PunchImport />
      </Modal>
    </ListPage>
  );
}

const cells: Cells<typeof contractList> = {
  type: (row) => typeText(row.employmentType),
  structure: { width: "16rem" },
  endDate: (row) => (row.endDate === null ? t.indefinite : formatDay(row.endDate)),
  state: { tones: stateTones },
};

function ImportMenu(props: { refusal: string | null; onChoose: (kind: Import) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <ActButton
          reason={props.refusal}
          variant="default"
          onClick={() => setOpen(!isOpen)}
          icon={IconUpload}
        >
          {t.import}
        </ActButton>
      </Menu.Target>
      <Menu.Dropdown>
        {importKinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => props.onChoose(kind)}>
            {t.imports[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const endings = [30, 60, 90] as const;

function ContractFilters({ list }: { list: ListState<AddressOf<typeof contractList>> }) {
  const { employmentType, state, endingWithinDays } = list.search;
  return (
    <>
      <StructureFilter list={list} className={styles.filter} />
      <FilterSelect
        label={t.anyType}
        className={styles.filter}
        searchable
        data={typeChoices.map(({ value, label }) => ({ value: Number(value), label }))}
        chosen={employmentType}
        onChoose={(type) => list.change({ employmentType: type })}
      />
      <FilterSelect
        label={t.anyState}
        className={styles.filter}
        data={contractStates.map((value) => ({ value, label: contractStateTexts[value] }))}
        chosen={state}
        onChoose={(chosen) => list.change({ state: chosen })}
      />
      <FilterSelect
        label={t.anyEnding}
        className={styles.filter}
        data={endings.map((days) => ({ value: days, label: `${t.ending} ${t.endings[days]}` }))}
        chosen={endings.find((days) => days === endingWithinDays)}
        onChoose={(days) => list.change({ endingWithinDays: days })}
      />
    </>
  );
}
