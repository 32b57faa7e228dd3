import { Group, Menu, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus, IconUpload } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { contractList } from "#api/contracts.ts";
import { contractListTexts } from "#texts/contract-list.ts";
import { contractPageTexts as t } from "#texts/contracts.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { ImportModal, PunchImport } from "#web/features/imports/public.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Page } from "#web/ui/page.tsx";
import { ContractForm } from "./contract-form.tsx";
import { ContractTable } from "./contract-table.tsx";

const readSearch = listSearchOf(contractList.filters);

export const Route = createFileRoute("/_signed-in/contracts")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: ContractsPage,
});

type Import = "employees" | "contracts" | "punches";

const importKinds: readonly Import[] = ["employees", "contracts", "punches"];

function ContractsPage() {
  const search = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const [importing, setImporting] = useState<Import | null>(null);
  const refusal = useRefusalTo("contract.write");
  const create = (
    <ActButton
      reason={refusal}
      onClick={creating.open}
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t.create}
    </ActButton>
  );
  const close = () => setImporting(null);
  return (
    <Page
      title={contractListTexts.title}
      description={contractListTexts.description}
      actions={
        <Group gap="xs">
          <ImportMenu refusal={refusal} onChoose={setImporting} />
          {create}
        </Group>
      }
    >
      <ContractTable address={search} create={create} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create} size="xl">
        <ContractForm
          contract={null}
          employeeId={search.employeeId}
          onCancel={creating.close}
          onSaved={(id) => void navigate({ to: "/contracts/details/$id", params: { id } })}
        />
      </FormDrawer>
      <ImportModal opened={importing === "employees"} of="employees" onClose={close} />
      <ImportModal opened={importing === "contracts"} of="contracts" onClose={close} />
      <Modal
        opened={importing === "punches"}
        onClose={close}
        title={t.punchesTitle}
        size="min(70rem, 100%)"
      >
        <PunchImport />
      </Modal>
    </Page>
  );
}

function ImportMenu(props: { refusal: string | null; onChoose: (kind: Import) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <ActButton
          reason={props.refusal}
          variant="default"
          onClick={() => setOpen(!isOpen)}
          leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
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
