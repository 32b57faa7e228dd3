import { structures, type StructureOut } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { today } from "#web/kernel/today.ts";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  opened: boolean;
  structure: Pick<StructureOut, "id" | "version" | "openedOn">;
  onClose: () => void;
};

/** Asks for the last day of a structure, and closes it. */
export function CloseDialog({ opened, structure, onClose }: Props) {
  const { id, version } = structure;
  return (
    <CallDialog
      opened={opened}
      onClose={onClose}
      title={t.close}
      text={t.closeText}
      initial={{ closedOn: today(), reason: "" }}
      call={structures.close}
      inputOf={(values) => ({ id, version, ...values })}
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
    </CallDialog>
  );
}
