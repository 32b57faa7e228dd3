import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";

/** Asks the user to confirm their identity, and hands over the copy. */
export function CopyDialog(props: { opened: boolean; id: string; onClose: () => void }) {
  const { id, ...dialog } = props;
  const { id: organizationId } = useOrganization();
  return (
    <ActDialog
      {...dialog}
      title={t.copyTitle}
      text={t.copyText}
      initial={{ password: "" }}
      schema={personalData.copy.input}
      inputOf={(values) => ({ organizationId, id, ...values })}
      send={(input) => download(personalData.copy, input)}
      save={t.copy}
      done={t.copied}
    >
      {(form) => <ConfirmationField {...form.field("password")} />}
    </ActDialog>
  );
}
