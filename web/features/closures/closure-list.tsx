import { Group } from "@mantine/core";
import { useState } from "react";
import { closureList, type ClosureOut, closures } from "#api/closures.ts";
import { closureListTexts, closurePageTexts as t } from "#texts/closures.ts";
import { common } from "#texts/common.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { FormDrawer, FormModal } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { RowAct } from "#web/ui/row-act.tsx";
import { PagesUnder } from "#web/ui/siblings.tsx";

const ClosureForm = later(async () => (await import("./closure-form.tsx")).ClosureForm);
const RemoveClosure = later(async () => (await import("./remove-closure.tsx")).RemoveClosure);

const cells: Cells<typeof closureList> = {
  structure: ({ structureTitle, withSubstructures }) =>
    withSubstructures ? `${structureTitle} (${t.andBelow})` : (structureTitle ?? t.wholeBody),
};

type Props = { of: keyof typeof closureListTexts; address: AddressOf<typeof closureList> };

/** The closures of structures, of the whole body, or both, and the forms that add, change and remove one. */
export function ClosureList({ of, address }: Props) {
  const { id: organizationId } = useOrganization();
  const [edited, setEdited] = useState<ClosureOut | null>(null);
  const [removed, setRemoved] = useState<ClosureOut | null>(null);
  const refusal = useRefusalTo("closure.write");
  const close = () => setEdited(null);
  return (
    <ListPage
      list={closureList}
      name={`closures-${of}`}
      texts={closureListTexts[of]}
      address={address}
      within={{ of }}
      without={of === "body" ? ["structure"] : []}
      cells={cells}
      isMuted={(row) => row.to < today()}
      siblings={<PagesUnder path="/organization-administration/vacations" first={t.together} />}
      renderActs={(row) => (
        <Acts of={row} refusal={refusal} onEdit={setEdited} onRemove={setRemoved} />
      )}
      calendar={{
        holds: t.calendarHolds,
        onExport: (taking) => download(closures.exportCalendar, { organizationId }, taking),
      }}
      {...(of !== "all" && {
        creation: {
          act: t.create,
          reason: refusal,
          renderForm: (onDone: () => void) => (
            <ClosureForm isOfStructure={of === "structures"} closure={null} onDone={onDone} />
          ),
        },
      })}
    >
      <FormDrawer opened={edited !== null} onClose={close} title={t.edit}>
        {edited && (
          <ClosureForm
            isOfStructure={edited.structureId !== null}
            closure={edited}
            onDone={close}
          />
        )}
      </FormDrawer>
      <FormModal
        opened={removed !== null}
        onClose={() => setRemoved(null)}
        title={t.remove}
        size="lg"
      >
        {removed && <RemoveClosure closure={removed} onDone={() => setRemoved(null)} />}
      </FormModal>
    </ListPage>
  );
}

type ActsProps = {
  of: ClosureOut;
  refusal: string | null;
  onEdit: (closure: ClosureOut) => void;
  onRemove: (closure: ClosureOut) => void;
};

function Acts({ of: row, refusal, onEdit, onRemove }: ActsProps) {
  const act = (word: string) => ({ act: word, name: `${word}: ${row.title}`, reason: refusal });
  return (
    <Group gap={6} wrap="nowrap">
      <RowAct {...act(common.edit)} onClick={() => onEdit(row)} />
      <RowAct {...act(common.delete)} onClick={() => onRemove(row)} />
    </Group>
  );
}
