import { z } from "zod";
import { reasonTexts as t, statusTexts } from "#texts/attendance.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";

const Given = z.object({ reason: z.string().trim().min(3).max(300) });

type Props = { opened: boolean; onReason: (reason: string) => void; onClose: () => void };

/** Asks an administrator for the reason before records of a body are changed. */
export function ReasonDialog({ onReason, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      title={t.title}
      text={t.hint}
      initial={{ reason: "" }}
      schema={Given}
      inputOf={(values) => values}
      send={async ({ reason }) => onReason(reason)}
      save={statusTexts.save}
      guarded
    >
      {(form) => <TextField label={t.label} required data-autofocus {...form.field("reason")} />}
    </ActDialog>
  );
}
