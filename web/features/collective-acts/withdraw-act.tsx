import { type ActItem, collectiveActs, type UnchangedDay } from "#api/collective-acts.ts";
import {
  collectiveActFieldTexts as fields,
  collectiveActPageTexts as t,
} from "#texts/collective-acts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { AsOpened } from "#web/ui/form/as-opened.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  act: ActItem | null;
  onKept: (days: readonly UnchangedDay[]) => void;
  onClose: () => void;
};

/** Asks why an act is withdrawn, and withdraws it. */
export function WithdrawAct({ act, onKept, onClose }: Props) {
  const { id: organizationId } = useOrganization();
  const withdraw = useCall(collectiveActs.withdraw);
  return (
    <ActDialog
      opened={act !== null}
      title={t.withdrawOf(act?.title ?? "")}
      text={<AsOpened text={t.withdrawText(act?.days ?? 0)} />}
      save={t.withdraw}
      guarded
      initial={{ reason: "" }}
      schema={collectiveActs.withdraw.input}
      inputOf={({ reason }) => ({ organizationId, id: act?.id ?? "", reason })}
      send={async (input) => {
        const { emptied, kept } = await withdraw.mutateAsync(input);
        toast.success(t.withdrawn(emptied));
        onKept(kept);
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextAreaField label={fields.reason} required data-autofocus {...form.field("reason")} />
      )}
    </ActDialog>
  );
}
