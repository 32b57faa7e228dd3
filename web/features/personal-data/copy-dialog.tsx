import { Text } from "@mantine/core";
import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { id: string; onClose: () => void };

/** Asks again who it is, and hands over the copy. */
export function CopyDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormModal opened={opened} onClose={props.onClose} title={t.copyTitle}>
      <CopyForm {...props} />
    </FormModal>
  );
}

function CopyForm({ id, onClose }: Props) {
  const { id: organizationId } = useOrganization();
  const form = useForm({
    initial: { password: "" },
    schema: personalData.copy.input,
    inputOf: (values) => ({ organizationId, id, ...values }),
    send: (input) => download(personalData.copy, input),
    onSaved: () => {
      toast.success(t.copied);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text size="sm">{t.copyText}</Text>
      <ConfirmationField {...form.field("password")} />
      <FormActions form={form} save={t.copy} onCancel={onClose} />
    </Form>
  );
}
