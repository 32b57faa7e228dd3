import { useDisclosure } from "@mantine/hooks";
import { structures, type StructureOut } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  structure: Pick<StructureOut, "id" | "version" | "closedOn" | "openedOn">;
  /** Why the person may not do either; null when it may be done. */
  refusal: string | null;
};

const changes = [structures.getAll, structures.getTree, structures.getById];

/** Closes an open structure, opens a closed one again. */
export function CloseStructure({ structure, refusal }: Props) {
  const { id: organizationId } = useOrganization();
  const [isClosing, closing] = useDisclosure(false);
  const close = useCall(structures.close, changes);
  const reopen = useCall(structures.reopen, changes);
  const { id, version } = structure;
  const askToReopen = async () => {
    if (!(await confirm({ title: t.reopen, text: t.reopenText, action: t.reopen }))) return;
    await reopen
      .mutateAsync({ organizationId, id, version })
      .then(() => toast.success(t.reopened), toast.failure);
  };
  if (structure.closedOn !== null)
    return (
      <ActButton reason={refusal} variant="default" onClick={() => void askToReopen()}>
        {t.reopen}
      </ActButton>
    );
  return (
    <>
      <ActButton reason={refusal} variant="default" onClick={closing.open}>
        {t.close}
      </ActButton>
      <ActDialog
        opened={isClosing}
        onClose={closing.close}
        title={t.close}
        text={t.closeText}
        initial={{ closedOn: today(), reason: "" }}
        schema={structures.close.input}
        inputOf={(values) => ({ organizationId, id, version, ...values })}
        send={close.mutateAsync}
        save={t.close}
        done={t.closedDone}
        guarded
      >
        {(form) => (
          <>
            <DateField
              label={t.lastDay}
              required
              min={structure.openedOn}
              {...form.field("closedOn")}
            />
            <TextAreaField label={t.reason} {...form.field("reason")} />
          </>
        )}
      </ActDialog>
    </>
  );
}
