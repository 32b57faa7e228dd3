import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { structures, type StructureOut } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

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
      <FormModal opened={isClosing} onClose={closing.close} title={t.close}>
        <CloseForm structure={structure} onDone={closing.close} />
      </FormModal>
    </>
  );
}

function CloseForm({ structure, onDone }: Pick<Props, "structure"> & { onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const close = useCall(structures.close, changes);
  const { id, version, openedOn } = structure;
  const form = useForm({
    initial: { closedOn: today(), reason: "" },
    schema: structures.close.input,
    inputOf: (values) => ({ organizationId, id, version, ...values }),
    send: close.mutateAsync,
    onSaved: () => {
      toast.success(t.closedDone);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <Text size="sm">{t.closeText}</Text>
      <DateField label={t.lastDay} required min={openedOn} {...form.field("closedOn")} />
      <TextAreaField label={t.reason} {...form.field("reason")} />
      <FormActions form={form} save={t.close} onCancel={onDone} />
    </Form>
  );
}
