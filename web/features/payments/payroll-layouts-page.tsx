import { Group } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { payrollLayoutList, type PayrollLayoutOut, payrollLayouts } from "#api/payroll-layouts.ts";
import { common } from "#texts/common.ts";
import { payrollLayoutListTexts, payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatNumber } from "#web/ui/formats.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { PayrollSiblings } from "./payroll-siblings.tsx";

const LayoutEditor = later(async () => (await import("./layout-editor.tsx")).LayoutEditor);

const readSearch = listSearchOf(payrollLayoutList.filters);

export const Route = createFileRoute("/_signed-in/payments/layouts")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: PayrollLayoutsPage,
});

/** The layouts in which the body's payroll program imports a month. */
function PayrollLayoutsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [edited, setEdited] = useState<PayrollLayoutOut | null>(null);
  const refusal = useRefusalTo("payroll-layout.write");
  const close = () => setEdited(null);
  return (
    <ListPage
      list={payrollLayoutList}
      texts={payrollLayoutListTexts}
      address={address}
      cells={cells}
      siblings={<PayrollSiblings />}
      renderActs={(row) => <Acts layout={row} refusal={refusal} onEdit={setEdited} />}
      creation={{
        act: t.create,
        reason: refusal,
        size: "xl",
        renderForm: (onDone) => <LayoutEditor layout={null} onDone={onDone} />,
      }}
    >
      <FormDrawer opened={edited !== null} onClose={close} title={t.edit} size="xl">
        {edited && <LayoutEditor layout={edited} onDone={close} />}
      </FormDrawer>
    </ListPage>
  );
}

const cells: Cells<typeof payrollLayoutList> = {
  columns: ({ columns }) => formatNumber(columns.length),
};

type ActsProps = {
  layout: PayrollLayoutOut;
  refusal: string | null;
  onEdit: (layout: PayrollLayoutOut) => void;
};

function Acts({ layout, refusal, onEdit }: ActsProps) {
  const { id: organizationId } = useOrganization();
  const { id, version, title } = layout;
  return (
    <Group gap={6} wrap="nowrap">
      <RowAct
        act={common.edit}
        name={`${common.edit}: ${title}`}
        reason={refusal}
        onClick={() => onEdit(layout)}
      />
      <CallButton
        reason={refusal}
        variant="default"
        size="compact-sm"
        aria-label={`${common.delete}: ${title}`}
        makes={payrollLayouts.delete}
        input={{ organizationId, id, version }}
        question={{
          title: t.removeTitle(title),
          text: t.removeText,
          action: t.remove,
          danger: true,
        }}
        done={t.removed}
      >
        {common.delete}
      </CallButton>
    </Group>
  );
}
